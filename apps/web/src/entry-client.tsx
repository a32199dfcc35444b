import "@site/tokens/tokens.css";
import "@site/tokens/fallback-fonts.css";
import "@site/tokens/fonts.css";
import "./theme/base.css";
import "./rendering/defer-layout.css";
import { createQueryClient } from "@site/browser/query-client.ts";
import { reloadStaleDocument, watchMissingChunks } from "@site/browser/stale-document.ts";
import { installTrustedTypesPolicy } from "@site/browser/trusted-types.ts";
import { App } from "./app.tsx";
import { matchRoute } from "./match-route.ts";
import { hydrateInSlices } from "./rendering/hydrate-in-slices.tsx";
import { hydrate } from "./rendering/page-state.ts";
import { createTrpc } from "./shared/lib/create-trpc.ts";
import { httpTransport } from "./shared/lib/http-transport.ts";
import { BrowserNavigation } from "./shared/lib/navigation.tsx";

installTrustedTypesPolicy();
watchMissingChunks();

const root = document.getElementById("app_root");
const state = document.getElementById("app_state");
if (!root) throw new Error("the document has no root");

const queryClient = createQueryClient();
const trpc = createTrpc(queryClient, httpTransport);
const app = (
  <BrowserNavigation>
    <App queryClient={queryClient} trpc={trpc} />
  </BrowserNavigation>
);

start(root).catch(async (error: unknown) => {
  await reloadStaleDocument(location);
  giveBack();
  throw error;
});
if (import.meta.env.PROD) {
  if (document.readyState === "complete") registerServiceWorker();
  else addEventListener("load", registerServiceWorker);
}

/** Ignores a failed registration: only the offline page is lost. */
function registerServiceWorker(): void {
  void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}

/** Lets start-scripts.js (packages/vite-plugins) dispatch what the reader has done before the page was hydrated. */
function giveBack(): void {
  dispatchEvent(new Event("app_hydrated"));
}

async function start(container: HTMLElement): Promise<void> {
  hydrate(queryClient, state?.textContent ?? "[]", container.querySelector("[data-text]")?.innerHTML);
  await matchRoute(location.pathname).route.page.load();
  hydrateInSlices(container, app, giveBack);
}
