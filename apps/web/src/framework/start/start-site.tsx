import "./defer-layout.css";
import { createQueryClient } from "@site/browser/query-client";
import { reloadStaleDocument, watchMissingChunks } from "@site/browser/stale-document";
import { installTrustedTypesPolicy } from "@site/browser/trusted-types";
import { isAdminPath } from "@site/contract/paths";
import { type ReactNode, startTransition, useCallback } from "react";
import { hydrateRoot } from "react-dom/client";
import { createTrpc, fillFromState, httpLink } from "../data.ts";
import { BrowserNavigation, useInternalLinks, usePageArrival } from "../navigation.tsx";
import { type MatchRoute, type Site, SiteRoot } from "../router.tsx";

/** Hydrates the document that the server has sent, and registers the service worker. */
export function startSite(site: Site): void {
  installTrustedTypesPolicy();
  watchMissingChunks();
  hydratePage(site).catch(async (error: unknown) => {
    await reloadStaleDocument(location);
    throw error;
  });
  if (!import.meta.env.PROD) return;
  if (document.readyState === "complete") registerServiceWorker();
  else addEventListener("load", registerServiceWorker);
}

/** Ignores a failed registration: only the offline page is lost. */
function registerServiceWorker(): void {
  void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}

async function hydratePage(site: Site): Promise<void> {
  const root = document.getElementById("app_root");
  if (!root) throw new Error("the document has no root");
  const queryClient = createQueryClient();
  const trpc = createTrpc(queryClient, [httpLink]);
  const state = document.getElementById("app_state")?.textContent;
  if (state) fillFromState(queryClient, state, root.querySelector("[data-text]")?.innerHTML);
  await site.matchRoute(location.pathname).route.page.load();
  const app = (
    <BrowserNavigation>
      <Hydrated matchRoute={site.matchRoute}>
        <SiteRoot site={site} queryClient={queryClient} trpc={trpc} />
      </Hydrated>
    </BrowserNavigation>
  );
  // React divides a transition into slices, so that input is handled between them.
  startTransition(() => void hydrateRoot(root, app));
}

/** Handles links and what a new page does to scroll position and focus. */
export function Hydrated({ matchRoute, children }: { matchRoute: MatchRoute; children: ReactNode }) {
  usePageArrival();
  // The server answers the admin area and former addresses.
  const isPage = useCallback((path: string) => !isAdminPath(path) && !matchRoute(path).movedTo, [matchRoute]);
  useInternalLinks(isPage);
  return children;
}
