import { beforeEach, expect, it } from "vitest";
import { FakeWorld } from "../net/fake";
import { Session } from "../net/session.svelte";
import { Talk } from "./talk.svelte";

let world: FakeWorld;
let talk: Talk;

const line = (n: number, who: string, text: string, id = `${who}${n}`) => ({
  n,
  id,
  who,
  name: who,
  chair: null,
  text,
  phrase: null,
  at: "2026-11-30T12:00:00.000Z",
});
const log = (...lines: unknown[]) =>
  world.socket.say({ type: "chat", on: true, audience: "seats", you: "me", lines });
const said = (one: unknown) => world.socket.say({ type: "said", line: one });
const begin = () => {
  world = new FakeWorld();
  const session = new Session("ash-owl", { url: "ws://house", world });
  session.open();
  world.socket.accept();
  talk = new Talk(session);
};
/** What went out after the hello. */
const sent = () => world.socket.sent.slice(1);

beforeEach(() => {
  localStorage.clear();
  begin();
});

it("asks for nothing before it is joined, and joins again by itself after a reload", () => {
  talk.begin();
  expect(sent()).toEqual([]);
  talk.join(true);
  expect(sent()).toEqual([{ type: "chat", on: true }]);
  begin();
  talk.begin();
  expect(sent()).toEqual([{ type: "chat", on: true }]);
  talk.join(false);
  begin();
  expect(talk.joined).toBe(false);
});

it("a message is a draft until it is heard, and is sent again after a lost line under the same id", () => {
  talk.join(true);
  log();
  talk.say({ text: "Hello" });
  const draft = sent().at(-1) as { id: string };
  expect(talk.drafts).toHaveLength(1);
  world.socket.fail(1006);
  world.pass(1000);
  world.socket.accept();
  talk.begin();
  log();
  expect(sent().at(-1)).toEqual(draft);
  said(line(1, "me", "Hello", draft.id));
  said(line(1, "me", "Hello", draft.id));
  expect(talk.drafts).toEqual([]);
  expect(talk.lines.map(({ text }) => text)).toEqual(["Hello"]);
});

it("a message that arrived before the line was lost is found in what was said", () => {
  talk.join(true);
  talk.say({ text: "Hello" });
  const { id } = sent().at(-1) as { id: string };
  log(line(1, "me", "Hello", id));
  expect(talk.drafts).toEqual([]);
  expect(sent()).toHaveLength(2);
});

it("a refused text goes back to its author, and other refusals are none of its business", () => {
  talk.join(true);
  talk.say({ text: "   " });
  const { id } = sent().at(-1) as { id: string };
  const problem = { code: "badChat", params: {}, message: "No." };
  world.socket.say({ type: "refused", id: "another", problem });
  expect(talk.problem).toBe(null);
  world.socket.say({ type: "refused", id, problem });
  expect(talk).toMatchObject({ problem, drafts: [], returned: "   " });
});

it("others are announced and counted, oneself is not", () => {
  talk.join(true);
  log(line(1, "bob", "before"));
  expect(talk.unread).toBe(0);
  said(line(2, "me", "mine"));
  said(line(3, "bob", "Well?"));
  expect(talk).toMatchObject({ unread: 1, news: "bob says: Well?" });
});

it("whoever is muted is neither shown nor announced, at any table, and can be heard again", () => {
  talk.join(true);
  log(line(1, "bob", "one"), line(2, "cem", "two"));
  expect(talk.others.map(({ who }) => who)).toEqual(["bob", "cem"]);
  talk.mute("bob", true);
  said(line(3, "bob", "three"));
  expect(talk.lines.map(({ text }) => text)).toEqual(["two"]);
  expect(talk).toMatchObject({ unread: 0, news: "" });
  begin();
  expect(talk.muted).toEqual(["bob"]);
  talk.mute("bob", false);
  log(line(1, "bob", "one"));
  expect(talk.lines).toHaveLength(1);
});
