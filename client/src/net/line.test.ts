import { beforeEach, describe, expect, it } from "vitest";
import { FakeWorld } from "./fake";
import { Line, type LineState, PATIENCE, SILENCE, WAITS } from "./line";

let world: FakeWorld;
let line: Line;
let states: LineState["at"][];
let heard: string[];

beforeEach(() => {
  world = new FakeWorld();
  states = [];
  heard = [];
  line = new Line(
    "ws://house/socket",
    {
      opened: () => heard.push("opened"),
      heard: (text) => heard.push(text),
      changed: ({ at }) => states.push(at),
    },
    world,
  );
  line.open();
});

describe("a line", () => {
  it("opens, speaks and hears", () => {
    expect(line.send({ early: true })).toBe(false);
    world.socket.accept();
    expect(line.send({ type: "ping" })).toBe(true);
    world.socket.say("hello");
    expect(heard).toEqual(["opened", "hello"]);
    expect(world.socket.sent).toEqual([{ type: "ping" }]);
    expect(states).toEqual(["opening", "open"]);
  });

  it("tries again after a loss, a little later each time", () => {
    const waits: number[] = [];
    for (let i = 0; i < WAITS.length + 2; i++) {
      world.socket.fail(1006);
      const state = line.state;
      if (state.at === "waiting") waits.push((state.until - world.now()) / 1000);
      world.pass(15_000);
    }
    expect(waits).toEqual([...WAITS, 8, 8]);
    world.socket.accept();
    world.socket.fail(1006);
    expect(line.state).toEqual({ at: "waiting", until: world.now() + 500 });
  });

  it("tries at once when told to", () => {
    world.socket.fail(1006);
    line.open();
    expect(world.sockets).toHaveLength(2);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(2);
  });

  it("notices that nobody is there any more", () => {
    world.socket.accept();
    world.pass(SILENCE);
    expect(world.socket.sent).toEqual([{ type: "ping" }]);
    world.pass(PATIENCE);
    expect(line.state.at).toBe("waiting");
    expect(world.sockets[0]?.closed).toBe(true);
  });

  it("is content with any answer", () => {
    world.socket.accept();
    world.pass(SILENCE);
    world.socket.say("pong");
    world.pass(PATIENCE + 1);
    expect(line.state.at).toBe("open");
  });

  it("does not knock again where the server has said no", () => {
    world.socket.fail(4404);
    world.pass(60_000);
    expect(line.state).toEqual({ at: "closed", code: 4404 });
    expect(world.sockets).toHaveLength(1);
  });

  it("is silent once closed", () => {
    world.socket.accept();
    line.close();
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});
