import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, createContext, useContext } from "react";
import { useLocation } from "react-router-dom";
import { isConnectionError, reloadAsDocument } from "./lost-connection.ts";
import { pageSeoQuery } from "./page-seo.ts";
import { type Trpc, useTrpc } from "./trpc.tsx";
import { usePageData } from "./use-page-data.ts";

/** What the address says in the places its route names. */
export type PageParams = Readonly<Record<string, string | undefined>>;

const ParamsContext = createContext<PageParams>({});

/** The parameters of the page that asks. */
export function usePageParams(): PageParams {
  return useContext(ParamsContext);
}

/** What a page is loaded with. */
export interface LoadRequest {
  trpc: Trpc;
  queryClient: QueryClient;
  params: PageParams;
  search: URLSearchParams;
}

/** Brings a page's data into the query cache, all at once. */
export type LoadPage = (request: LoadRequest) => Promise<void>;

interface PageModule {
  default: ComponentType;
  load?: LoadPage;
}

/** A page in a chunk of its own. */
export interface PageChunk {
  load: () => Promise<PageModule>;
  /** The page's code, once it has come. */
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

/** The query that stands for "code and data of this address are here"; the server fills it in. */
export function pageReadyKey({ pathname, search }: { pathname: string; search: string }) {
  return ["page", pathname, search] as const;
}

/**
 * Shows a page as soon as its code and its data are here; until then the page before it stays. What does not arrive for want of a
 * connection leads to a new document.
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
        throw error;
      });
      const loads = [
        page.load?.({ trpc, queryClient, params, search: new URLSearchParams(location.search) }),
        seo && queryClient.fetchQuery(seo),
      ];
      const parts = await Promise.allSettled(loads); // the part that needs what failed says so
      if (parts.some((part) => part.status === "rejected" && isConnectionError(part.reason)))
        await reloadAsDocument(location);
      return true;
    },
  });
  const Page = chunk.current?.default;
  return <ParamsContext value={params}>{Page && <Page />}</ParamsContext>;
}
