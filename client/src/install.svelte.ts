/** Hexmoot as an app of its own: the worker behind it, and the browser's offer to install it. */

/** What a browser says when the app may be installed; only some browsers ask. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class App {
  offer = $state.raw<InstallOffer | null>(null);

  /** Call once, from the entry. */
  start(build: string): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => {
      this.offer = null;
    });
    if (import.meta.env.PROD) void hire(build);
  }

  /** Ask the person, as the browser does it; it makes its offer only once. */
  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

/** The worker is named by the build that registers it. Where there can be none, nothing but the offline page is missing. */
async function hire(build: string): Promise<void> {
  await navigator.serviceWorker?.register(`/worker.js?${build}`).catch(() => null);
}

export const app = new App();
