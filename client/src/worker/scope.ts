/** As much of a service worker's world as ours uses; TypeScript's own library for workers excludes that for pages. */

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface AskingEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface NoticeEvent extends LastingEvent {
  readonly notification: Notification;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window" }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NoticeEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: AskingEvent) => void): void;
}
