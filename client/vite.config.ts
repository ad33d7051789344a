import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The server that `npm run dev` talks to; `hexmoot serve --port 8700` is its usual companion. */
const server = process.env.HEXMOOT_SERVER ?? "http://127.0.0.1:8700";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/hexmoot/pages",
    emptyOutDir: true,
    // light-dark() and individual transforms are used as they are.
    target: ["chrome123", "firefox121", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Which files a page needs; the benchmark of sizes reads it.
    manifest: true,
    rolldownOptions: {
      input: { index: "index.html", offline: "offline.html", worker: "src/worker/worker.ts" },
      // A worker rules over the folder that it lies in, and under one name.
      output: { entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: server, ws: true }, "/openapi.json": server },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: "src/words/english.ts" },
});
