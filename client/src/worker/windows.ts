/** Where somebody wants to be who presses a notice. */
import type { WorkerScope } from "./scope";

/** The window that stands at this path already, or a new one. */
export async function goTo(path: string, clients: WorkerScope["clients"]): Promise<unknown> {
  const windows = await clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}
