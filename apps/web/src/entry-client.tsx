import "@site/tokens/tokens.css";
import "@site/tokens/fallback-fonts.css";
import "@site/tokens/fonts.css";
import "./theme/base.css";
import "./framework/defer-layout.css";
import { createQueryClient } from "@site/browser/query-client.ts";
import { installTrustedTypesPolicy } from "@site/browser/trusted-types.ts";
import { App } from "./app.tsx";
import { createTrpc } from "./framework/create-trpc.ts";
import { httpTransport } from "./framework/http-transport.ts";
import { hydrateInSlices } from "./framework/hydrate-in-slices.tsx";
import { matchRoute } from "./framework/match-route.ts";
import { BrowserNavigation } from "./framework/navigation.tsx";
import { hydrate } from "./framework/page-state.ts";

installTrustedTypesPolicy();

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

start(root).catch((error: unknown) => {
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

/** Lets start-scripts.js dispatch what the reader has done before the page was hydrated. */
function giveBack(): void {
  dispatchEvent(new Event("app_hydrated"));
}

async function start(container: HTMLElement): Promise<void> {
  hydrate(queryClient, state?.textContent ?? "[]", container.querySelector("[data-text]")?.innerHTML);
  await matchRoute(location.pathname).route.page.load();
  hydrateInSlices(container, app, giveBack);
}
