/** Short, dry, low sounds, made on the spot. Silent until the settings ask for them; at most one at a time. */
import { settings } from "./settings.svelte";

export type Sound = "lay" | "flip" | "contest" | "turn" | "refused" | "win" | "hurry";

/** A struck body: pitch in Hz, when it is struck and how long it rings, in s. */
interface Strike {
  pitch: number;
  at: number;
  ring: number;
  body: OscillatorType | "dust";
}

const strike = (pitch: number, at: number, ring: number, body: Strike["body"] = "sine"): Strike => ({
  pitch,
  at,
  ring,
  body,
});

const SOUNDS: Record<Sound, Strike[]> = {
  // Stone on stone.
  lay: [strike(1900, 0, 0.035, "dust"), strike(190, 0, 0.09)],
  flip: [strike(2600, 0, 0.03, "dust"), strike(2200, 0.06, 0.03, "dust")],
  // Two bowls struck together.
  contest: [strike(262, 0, 0.3), strike(277, 0, 0.3), strike(784, 0, 0.16)],
  // One soft bell.
  turn: [strike(523, 0, 0.28), strike(1318, 0, 0.12)],
  // A dull knock.
  refused: [strike(110, 0, 0.08, "triangle"), strike(400, 0, 0.03, "dust")],
  // A hard stick on wood, twice.
  hurry: [strike(880, 0, 0.06, "triangle"), strike(880, 0.14, 0.06, "triangle")],
  // Three bells, falling.
  win: [strike(784, 0, 0.18), strike(659, 0.09, 0.2), strike(523, 0.18, 0.28)],
};

/** -18 dB at the usual volume. */
const LOUDNESS = 0.126 / 5;
/** What a ring fades to; nothing fades to nothing. */
const QUIETEST = 0.0001;
const LONGEST = 0.3;

let context: AudioContext | null = null;
let busyUntil = 0;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (now < busyUntil) return;
  busyUntil = now + LONGEST;
  for (const one of SOUNDS[sound]) ring(context, one, now);
}

function ring(audio: AudioContext, { pitch, at, ring: length, body }: Strike, now: number): void {
  const start = now + at;
  const level = audio.createGain();
  level.gain.setValueAtTime(Math.max(LOUDNESS * settings.volume, QUIETEST), start);
  level.gain.exponentialRampToValueAtTime(QUIETEST, start + length);
  level.connect(audio.destination);
  if (body === "dust") {
    const dust = audio.createBufferSource();
    dust.buffer = noise(audio, length);
    const colour = audio.createBiquadFilter();
    colour.type = "bandpass";
    colour.frequency.value = pitch;
    dust.connect(colour).connect(level);
    dust.start(start);
  } else {
    const tone = audio.createOscillator();
    tone.type = body;
    tone.frequency.value = pitch;
    tone.connect(level);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** A breath of noise; a fixed recurrence, so that every stone sounds alike. */
function noise(audio: AudioContext, seconds: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 7;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 16807) % 2147483647;
    samples[i] = (state / 2147483647) * 2 - 1;
  }
  return buffer;
}
