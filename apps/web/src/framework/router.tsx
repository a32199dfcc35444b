import type { PageTag } from "@site/api";
import { reloadStaleDocument } from "@site/browser/stale-document";
import { type QueryClient, QueryClientProvider, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from "react";
import { pageSeoQuery, type Trpc, TrpcProvider, useTrpc } from "./data.ts";
import { isConnectionError, reloadAsDocument } from "./failed-loads.ts";

/** A page of the site. */
export interface Route {
  /** The pattern of the address that links use (syntax: `compileRoute`). */
  path: string;
  /** Further patterns that show the same page. */
  aliases?: readonly string[];
  /** A former address, redirected permanently to `path`. */
  movedFrom?: string;
  /** Pages of the member area: the server renders only the layout, and no cache stores them. */
  area: "public" | "member";
  page: PageChunk;
  /** The page's source file: its key in the build manifest. */
  source: string;
  /** Cache tags: a write to one of them invalidates the cached page. */
  tags: readonly PageTag[];
  /** The query parameters the page depends on; the page cache ignores all others. */
  reads?: readonly string[];
  /** The parameter with the slug of the post whose views the server counts. */
  counts?: string;
}

/** Declares a page that the server renders. Its title depends on its data, so the page sets it. */
export function publicRoute(route: Omit<Route, "area">): Route {
  return { ...route, area: "public" };
}

export interface RouteMatch {
  route: Route;
  params: PageParams;
  /** The target of a permanent redirect if the path is a former address. */
  movedTo?: string;
}

/** Returns the route of a path and its parameters. */
export type MatchRoute = (pathname: string) => RouteMatch;

/** Creates the function that finds routes. @param routes by precedence; the last one matches every path */
export function createRouter(routes: readonly Route[]): MatchRoute {
  const compiledRoutes = routes.map((route) => ({
    route,
    matchers: [route.path, ...(route.aliases ?? [])].map(compileRoute),
    matchFormer: route.movedFrom === undefined ? undefined : compileRoute(route.movedFrom),
  }));
  return (pathname) => {
    for (const { route, matchers, matchFormer } of compiledRoutes) {
      for (const match of matchers) {
        const params = match(pathname);
        if (params) return { route, params };
      }
      if (matchFormer?.(pathname)) return { route, params: {}, movedTo: route.path };
    }
    throw new Error("the last route matches every path");
  };
}

/** A parameter: its name and, optionally, its regular expression. */
const PARAMETER = /:(\w+)(?:\(([^()]+)\))?/g;

/**
 * Compiles a route's path to a function that returns the parameters of a matching path, otherwise undefined.
 * @param path segments, `:name` parameters with an optional `(expression)`, and a final `*` for any rest; case and a
 *   trailing slash are ignored, and parameters are in lower case, as slugs are
 */
export function compileRoute(path: string): (pathname: string) => PageParams | undefined {
  const names = [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);
  const source = path
    .replace(/\/$/, "")
    .replace(PARAMETER, (_, _name, expression = "[^/]+") => `(${expression})`)
    .replace(/\/?\*$/, "(?:/.*)?");
  const pattern = new RegExp(`^${source}/?$`, "i");
  return (pathname) => {
    const match = pattern.exec(pathname);
    return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1]?.toLowerCase()])) : undefined;
  };
}

/** The address of a history entry. */
export interface PageLocation {
  pathname: string;
  /** The query with its "?", or an empty text. */
  search: string;
  /** The fragment with its "#", or an empty text. */
  hash: string;
  /** Identifies the history entry; `FIRST_KEY` for entries that the browser has made. */
  key: string;
}

/** PUSH and REPLACE for `navigate`, POP for the document's first page, Back, Forward and links to fragments. */
export type NavigationType = "POP" | "PUSH" | "REPLACE";

/** Shows another page of the site. @param path a path with its query and fragment */
export type Navigate = (path: string, options?: { replace?: boolean }) => void;

export interface Navigation {
  location: PageLocation;
  type: NavigationType;
}

/** The key of an entry that was not made by `navigate`, such as the first one of every document. */
export const FIRST_KEY = "default";

export const NavigationContext = createContext<Navigation | undefined>(undefined);
export const NavigateContext = createContext<Navigate>(() => {
  throw new Error("navigate is called while a page is rendered");
});

/** Provides a fixed address while the server renders. @param url path and query */
export function StaticNavigation({ url, children }: { url: string; children: ReactNode }) {
  const [pathname = "/", query] = url.split("?", 2);
  const location = { pathname, search: query ? `?${query}` : "", hash: "", key: FIRST_KEY };
  return <NavigationContext value={{ location, type: "POP" }}>{children}</NavigationContext>;
}

function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error("the page has no navigation");
  return navigation;
}

/** Returns the current address. */
export function useLocation(): PageLocation {
  return useNavigation().location;
}

/** Returns the type of the navigation that led to the current address. */
export function useNavigationType(): NavigationType {
  return useNavigation().type;
}

/** Returns the query parameters of the current address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Returns the function that shows another page; it is the same in every render. */
export function useNavigate(): Navigate {
  return useContext(NavigateContext);
}

/** The id of the main element. */
export const CONTENT_ID = "app_icerik";

/** Returns the number in `?sayfa=n`; 1 if it is missing or invalid. */
export function getPageNumber(search: URLSearchParams): number {
  const text = search.get("sayfa") ?? "1";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

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
  queryClient: QueryClient;
  params: PageParams;
  search: URLSearchParams;
}

/** Loads all data of a page. */
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
  useSuspenseQuery({
    queryKey: pageReadyKey(location),
    queryFn: async () => {
      const page = await chunk.load().catch(async (error: unknown) => {
        await reloadAsDocument(location);
        await reloadStaleDocument(location);
        throw error;
      });
      const seo = pageSeoQuery(trpc, location.pathname);
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

/** The site that the framework shows. */
export interface Site {
  matchRoute: MatchRoute;
  /** Renders header, content and footer around a page. */
  Layout: ComponentType<{ children: ReactNode }>;
}

interface Props {
  site: Site;
  queryClient: QueryClient;
  trpc: Trpc;
}

/** Renders everything below the navigation, on the server and in the browser. */
export function SiteRoot({ site, queryClient, trpc }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <TrpcProvider value={trpc}>
        <CurrentPage {...site} />
      </TrpcProvider>
    </QueryClientProvider>
  );
}

function CurrentPage({ matchRoute, Layout }: Site) {
  const { pathname } = useLocation();
  const { route, params } = matchRoute(pathname);
  return (
    <Layout>
      <PageOutlet chunk={route.page} params={params} />
    </Layout>
  );
}
