import { expect, it } from "vitest";
import { goTo } from "./windows";

function clientsAt(...paths: string[]) {
  const done: string[] = [];
  const windows = paths.map((path) => ({
    url: `https://play.test${path}`,
    focus: async () => done.push(`focus ${path}`),
  }));
  const openWindow = async (path: string) => done.push(`open ${path}`);
  return { done, clients: { claim: async () => {}, matchAll: async () => windows, openWindow } };
}

it("a notice leads to the window in which its table stands", async () => {
  const { done, clients } = clientsAt("/", "/t/abc");
  await goTo("/t/abc", clients);
  expect(done).toEqual(["focus /t/abc"]);
});

it("a notice takes nobody away from another table", async () => {
  const { done, clients } = clientsAt("/t/other");
  await goTo("/t/abc", clients);
  expect(done).toEqual(["open /t/abc"]);
});
