/** The service worker. `install.svelte.ts` registers it under the name of a build, so each build has its own, and a cache. */
import { keep, OFFLINE, pageOr } from "./pages";
import type { WorkerScope } from "./scope";
import { goTo } from "./windows";

const worker = self as unknown as WorkerScope;
const BUILD = `hexmoot${worker.location.search}`;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(BUILD).then(keep).then(worker.skipWaiting.bind(worker)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== BUILD).map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate")
    event.respondWith(
      pageOr(
        () => caches.match(OFFLINE),
        () => fetch(request),
      ),
    );
  else if (new URL(request.url).pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

/** A notice names the path of its table. */
worker.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(goTo(String(notification.data), worker.clients));
});
