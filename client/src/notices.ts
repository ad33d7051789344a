/**
 * Word of our turns from the browser, while the page is out of sight. It says what the lobby shows, nothing of the game
 * itself. The table that stands here is heard at once; the others are asked for now and then.
 */
import { company } from "./lobby/lines";
import { api } from "./net/api";
import type { TableLine } from "./net/messages";
import { settings } from "./settings.svelte";
import { t } from "./words";

/** How often the lobby is asked, in ms. */
const EVERY = 20_000;

type Waiting = Pick<TableLine, "code" | "title" | "seats">;

/** Tables of which we know that they wait for us. */
const known = new Set<string>();

/** Whether a browser shows notices here at all. */
export const canNotify = (): boolean => "Notification" in window && "serviceWorker" in navigator;

/** Ask for what it takes; whether it was granted. Call from a click, as browsers wish. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

const wanted = () => settings.notices && canNotify() && Notification.permission === "granted";

/** A table waits for us: say so if nobody looks. */
export async function notify({ code, title, seats }: Waiting): Promise<void> {
  if (!document.hidden || !wanted() || known.has(code)) return;
  known.add(code);
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(`${title} · ${t("yourTurn")}`, {
    body: company({ seats }),
    tag: code,
    icon: "/icons/192.png",
    data: `/t/${code}`,
  });
}

/** Notice the turns at all tables of ours while the page is out of sight; returns how to stop that. */
export function watch(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;

  async function look(tell: (line: TableLine) => unknown) {
    const lists = await api.lobby().catch(() => null);
    const waiting = lists?.mine.filter((line) => line.yourTurn) ?? [];
    for (const line of waiting) void tell(line);
    if (!lists) return;
    for (const code of known) if (!waiting.some((line) => line.code === code)) known.delete(code);
  }

  function turned() {
    clearInterval(timer);
    if (!document.hidden) return void clear();
    void look(({ code }) => known.add(code)); // what waits already has been seen
    timer = setInterval(() => look(notify), EVERY);
  }

  turned();
  document.addEventListener("visibilitychange", turned);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", turned);
  };
}

/** Whoever is back needs no notices. */
async function clear(): Promise<void> {
  known.clear();
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await worker?.getNotifications()) ?? []) notice.close();
}
