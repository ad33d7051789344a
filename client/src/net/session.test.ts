import { beforeEach, describe, expect, it } from "vitest";
import { FakeWorld } from "./fake";
import { Session } from "./session.svelte";

let world: FakeWorld;
let session: Session;

const table = { code: "ash-owl", phase: "playing", game: 1 };
const envelope = (version: number) => ({ viewer: 0, version, view: { turn: version }, seats: [] });
const step = (version: number, events: unknown[] = [{ e: "turn" }]) => ({
  type: "step",
  game: 1,
  version,
  events,
  envelope: envelope(version),
  legal: null,
});
const begin = () => {
  world.socket.accept();
  world.socket.say({ type: "welcome", table, seat: 0, now: new Date(world.now() + 5000).toISOString() });
  world.socket.say({
    type: "state",
    game: 1,
    envelope: envelope(3),
    legal: { turn: 3, types: [], cells: [] },
  });
};
const offer = { what: "pause", seat: 1, asked: [0], until: "" };
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

beforeEach(() => {
  sessionStorage.clear();
  world = new FakeWorld();
  session = new Session("ash-owl", { url: "ws://house", world, storage: sessionStorage });
  session.open();
});

describe("what is agreed on", () => {
  it("comes with every position and every step, and a step of the table says what it did", () => {
    begin();
    const accord = { offer, paused: false, undo: null };
    world.socket.say({ ...step(4, []), table: { type: "offer", what: "pause", seat: 1 }, accord });
    expect(session.accord).toEqual(accord);
    expect(session.step?.table).toMatchObject({ type: "offer" });
    world.socket.say({ ...step(5, []), accord: { offer: null, paused: true, undo: null } });
    expect(session.accord).toMatchObject({ offer: null, paused: true });
  });

  it("is answered like a command, for the seat that is asked, and sent again after a lost line", async () => {
    begin();
    const done = session.order({ type: "answer", what: "pause", by: 1, yes: true }, 2);
    const sent = world.socket.sent.at(-1) as { id: string };
    expect(sent).toMatchObject({ type: "answer", game: 1, seat: 2, what: "pause", by: 1, yes: true });
    world.socket.fail(1006);
    world.pass(1000);
    begin();
    expect(world.socket.sent.at(-1)).toEqual(sent);
    world.socket.say({ type: "accepted", id: sent.id, version: 4 });
    expect(await done).toEqual({ ok: true });
  });
});

describe("following a table", () => {
  it("says what it holds, and stands where the server puts it", () => {
    begin();
    expect(world.socket.sent[0]).toEqual({ type: "hello", seat: null, game: 0, version: -1 });
    expect(session).toMatchObject({ seat: 0, game: 1, skew: 5000, step: null, since: 3 });
    expect(session.envelope?.version).toBe(3);
  });

  it("who sat down while watching plays from the first position on", () => {
    world.socket.accept();
    world.socket.say({ type: "welcome", table, seat: null, now: new Date(world.now()).toISOString() });
    expect(session.seat).toBe(null);
    world.socket.say({ type: "state", game: 1, envelope: { ...envelope(0), viewer: 1 }, legal: null });
    expect(session.seat).toBe(1);
  });

  it("after a lost line it asks from where it stood, and hears nothing twice", () => {
    begin();
    world.socket.say(step(4));
    world.socket.fail(1006);
    expect(session.line.at).toBe("waiting");
    world.pass(1000);
    world.socket.accept();
    expect(world.socket.sent[0]).toEqual({ type: "hello", seat: 0, game: 1, version: 4 });
    world.socket.say(step(4));
    world.socket.say(step(5));
    expect(session.steps.map(({ version }) => version)).toEqual([4, 5]);
  });

  it("shows one step after the other, each for its time", () => {
    begin();
    session.pace = (events) => events.length * 100;
    world.socket.say(step(4, [{ e: "a" }, { e: "b" }]));
    world.socket.say(step(5));
    world.socket.say(step(6));
    expect(session.envelope?.version).toBe(4);
    world.pass(199);
    expect(session.envelope?.version).toBe(4);
    world.pass(1);
    expect(session.envelope?.version).toBe(5);
    world.pass(100);
    expect(session.step?.version).toBe(6);
  });

  it("motion holds nobody up: an action shows all that has arrived", () => {
    begin();
    session.pace = () => 5000;
    world.socket.say(step(4));
    world.socket.say(step(5));
    session.act({ type: "play" });
    expect(session.envelope?.version).toBe(5);
    expect(world.socket.sent.at(-1)).toMatchObject({ type: "command", game: 1, seat: 0, seen: 5 });
  });

  it("a whole position drops what was still to be shown", () => {
    begin();
    session.pace = () => 5000;
    world.socket.say(step(4));
    world.socket.say(step(5));
    world.socket.say({ type: "state", game: 1, envelope: envelope(9), legal: null });
    world.pass(10_000);
    expect(session.envelope?.version).toBe(9);
    expect(session.step).toBeNull();
  });

  it("somebody thinks until the next step", () => {
    begin();
    world.socket.say({ type: "thinking", seat: 1 });
    expect(session.thinking).toBe(1);
    world.socket.say(step(4));
    expect(session.thinking).toBeNull();
  });

  it("the end of a game is kept until the next one begins", () => {
    begin();
    world.socket.say({ type: "ended", game: 1, outcome: { reason: "chain" }, seed: "00", pinches: [] });
    expect(session.ended?.seed).toBe("00");
    world.socket.say({ ...step(1), game: 2 });
    expect(session).toMatchObject({ game: 2, ended: null, since: 0 });
  });
});

describe("several people on one device", () => {
  beforeEach(() => {
    begin();
    world.socket.say(step(4, [{ e: "reveal" }]));
  });
  it("a handed-over device forgets what the seat before has heard", () => {
    session.look(1, false);
    expect(session).toMatchObject({ seat: 1, envelope: null, legal: null });
    expect(world.socket.sent.at(-1)).toEqual({ type: "ready", seat: 1 });
    world.socket.say({ type: "state", game: 1, envelope: envelope(5), legal: null });
    expect(session).toMatchObject({ steps: [], step: null, since: 5, begun: 2 });
  });
  it("in an open moment the motion on the table goes on", () => {
    session.look(1, true);
    world.socket.say({ type: "state", game: 1, envelope: envelope(5), legal: null });
    expect(session).toMatchObject({ step: { version: 4 }, envelope: { version: 5 }, begun: 1 });
  });
});

describe("a command", () => {
  it("is pending until it is accepted", async () => {
    begin();
    const done = session.act({ type: "play", cell: "A1" });
    const { id } = session.pending[0] ?? { id: "" };
    world.socket.say({ type: "accepted", id, version: 4 });
    expect(await done).toEqual({ ok: true });
    expect(session.pending).toEqual([]);
    expect(sessionStorage.getItem("hexmoot.outbox.ash-owl")).toBeNull();
  });

  it("is refused with a code and a sentence", async () => {
    begin();
    const done = session.act({ type: "play" });
    const problem = { code: "occupied", params: { turn: 3 }, message: "That cell is taken." };
    world.socket.say({ type: "refused", id: session.pending[0]?.id, problem });
    expect(await done).toEqual({ ok: false, ...problem });
    expect(session.problem).toEqual(problem);
  });

  it("goes out again under the same id when the line comes back", () => {
    begin();
    session.act({ type: "play" });
    const { id } = session.pending[0] ?? { id: "" };
    world.socket.fail(1006);
    world.pass(1000);
    begin();
    expect(world.socket.sent.filter((sent) => sent.type === "command").map((sent) => sent.id)).toEqual([id]);
  });

  it("survives a reload in the middle", () => {
    begin();
    session.act({ type: "play" });
    const { id } = session.pending[0] ?? { id: "" };
    const reloaded = new Session("ash-owl", { url: "ws://house", world, storage: sessionStorage });
    reloaded.open();
    begin();
    expect(world.socket.sent.find((sent) => sent.type === "command")).toMatchObject({ id, seat: 0, game: 1 });
    world.socket.say({ type: "refused", id, problem: { code: "stale", params: {}, message: "" } });
    expect(reloaded.pending).toEqual([]);
    expect(reloaded.problem).toBeNull();
  });

  it("waits in the outbox while the line is down", () => {
    begin();
    world.socket.fail(1006);
    session.act({ type: "play" });
    expect(session.pending).toHaveLength(1);
    world.pass(1000);
    begin();
    expect(world.socket.sent.filter((sent) => sent.type === "command")).toHaveLength(1);
  });
});

describe("previews", () => {
  it("are asked in one batch, and once per version", async () => {
    begin();
    const [one, two, again] = ["A1", "B2", "A1"].map((cell) => session.preview({ type: "play", cell }));
    await settled();
    const asked = world.socket.sent.filter((sent) => sent.type === "ask");
    expect(asked).toHaveLength(1);
    expect(asked[0]?.actions).toEqual([
      { type: "play", cell: "A1" },
      { type: "play", cell: "B2" },
    ]);
    world.socket.say({
      type: "previews",
      id: asked[0]?.id,
      version: 3,
      previews: [{ preview: { n: 1 } }, { preview: { n: 2 } }],
    });
    expect(await Promise.all([one, two, again])).toEqual([{ n: 1 }, { n: 2 }, { n: 1 }]);
    world.socket.say(step(4));
    session.preview({ type: "play", cell: "A1" });
    await settled();
    expect(world.socket.sent.filter((sent) => sent.type === "ask")).toHaveLength(2);
  });

  it("come to nothing when the line is lost", async () => {
    begin();
    const preview = session.preview({ type: "play" });
    await settled();
    world.socket.fail(1006);
    expect(await preview).toBeNull();
  });
});
