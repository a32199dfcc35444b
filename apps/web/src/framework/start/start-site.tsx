import { createQueryClient } from "@site/browser/query-client";
import { reloadStaleDocument, watchMissingChunks } from "@site/browser/stale-document";
import { installTrustedTypesPolicy } from "@site/browser/trusted-types";
import { HydrationBoundary, QueryClientProvider } from "@tanstack/react-query";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import { createData, httpLink, provideData, trpc } from "../data.ts";
import { readState } from "../state.ts";

/** Hydrates the document that the server has sent, and registers the service worker. */
export function startSite(routes: RouteObject[]): void {
  installTrustedTypesPolicy();
  watchMissingChunks();
  hydratePage(routes).catch(async (error: unknown) => {
    await reloadStaleDocument(location);
    throw error;
  });
  if (!import.meta.env.PROD) return;
  if (document.readyState === "complete") registerServiceWorker();
  else addEventListener("load", registerServiceWorker);
}

/** Registers the service worker. A failure is ignored, because only the offline page is lost. */
function registerServiceWorker(): void {
  void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}

async function hydratePage(routes: RouteObject[]): Promise<void> {
  const root = document.getElementById("app_root");
  if (!root) throw new Error("the document has no root");
  const json = document.getElementById("app_state")?.textContent ?? "";
  const { queries, router: hydrationData } = readState(json, root.querySelector("[data-text]")?.innerHTML);
  await nextTask();
  await loadMatchedRoutes(routes);
  await nextTask();
  const data = createData(createQueryClient(), httpLink);
  const router = createBrowserRouter(routes, { hydrationData, getContext: () => provideData(data) });
  const app = (
    <trpc.Provider client={data.client} queryClient={data.queryClient}>
      <QueryClientProvider client={data.queryClient}>
        <HydrationBoundary state={queries}>
          <RouterProvider router={router} />
        </HydrationBoundary>
      </QueryClientProvider>
    </trpc.Provider>
  );
  // React interrupts a transition for input, so that the page reacts while it is hydrated.
  startTransition(() => void hydrateRoot(root, app));
}

/**
 * Lets the browser handle input between two steps of the start, each of which takes a slow phone 50 ms or more. Unlike
 * timers, messages are not delayed in background tabs.
 */
function nextTask(): Promise<unknown> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(undefined);
  });
}

/** Loads the code of the current page before hydration (https://reactrouter.com/start/data/custom). */
export async function loadMatchedRoutes(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
