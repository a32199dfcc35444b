import { reloadStaleDocument } from "@site/browser/stale-document";
import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, createContext, useContext } from "react";
import { pageSeoQuery } from "./head.tsx";
import { isConnectionError, reloadAsDocument } from "./lost-connection.ts";
import { useLocation } from "./navigation.tsx";
import { type PageQueries, usePageData } from "./queries.ts";
import { type Trpc, useTrpc } from "./trpc.ts";

/** Route parameters of the address. */
export type PageParams = Readonly<Record<string, string | undefined>>;

const ParamsContext = createContext<PageParams>({});

/** Returns the route parameters of the current page. */
export function usePageParams(): PageParams {
  return useContext(ParamsContext);
}

/** Arguments of a page's `load`. */
export interface LoadRequest {
  trpc: Trpc;
  queryClient: PageQueries;
  params: PageParams;
  search: URLSearchParams;
}

/** Loads all data of a page into the query cache. */
export type LoadPage = (request: LoadRequest) => Promise<void>;

interface PageModule {
  default: ComponentType;
  load?: LoadPage;
}

/** A lazily loaded page. */
export interface PageChunk {
  load: () => Promise<PageModule>;
  /** The page's module, once loaded. */
  current: PageModule | undefined;
}

export function pageChunk(importPage: () => Promise<PageModule>): PageChunk {
  const chunk: PageChunk = {
    current: undefined,
    async load() {
      chunk.current ??= await importPage();
      return chunk.current;
    },
  };
  return chunk;
}

/** Returns the key of the query that marks an address's code and data as loaded; the server sets its data. */
export function pageReadyKey({ pathname, search }: { pathname: string; search: string }) {
  return ["page", pathname, search] as const;
}

/**
 * Shows a page when its code and data have loaded; until then the previous page stays visible. After a connection error
 * the address is loaded as a document, as is one whose code a deployment has removed.
 */
export function PageOutlet({ chunk, params }: { chunk: PageChunk; params: PageParams }) {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const location = useLocation();
  usePageData({
    queryKey: pageReadyKey(location),
    queryFn: async () => {
      const seo = pageSeoQuery(trpc, location.pathname);
      const page = await chunk.load().catch(async (error: unknown) => {
        await reloadAsDocument(location);
        await reloadStaleDocument(location);
        throw error;
      });
      const loads = [
        page.load?.({ trpc, queryClient, params, search: new URLSearchParams(location.search) }),
        seo && queryClient.fetchQuery(seo),
      ];
      const parts = await Promise.allSettled(loads); // a failed query shows its error where its data is used
      if (parts.some((part) => part.status === "rejected" && isConnectionError(part.reason)))
        await reloadAsDocument(location);
      return true;
    },
  });
  const Page = chunk.current?.default;
  return <ParamsContext value={params}>{Page && <Page />}</ParamsContext>;
}
