import { isAdminPath } from "@site/contract/paths";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useCallback } from "react";
import { useInternalLinks, useLocation } from "./navigation.tsx";
import { usePageArrival } from "./page-arrival.ts";
import { PageOutlet } from "./page-module.tsx";
import type { MatchRoute } from "./router.ts";
import { type Trpc, TrpcProvider } from "./trpc.ts";

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
  usePageArrival();
  // The server answers the admin area and former addresses.
  const isPage = useCallback((path: string) => !isAdminPath(path) && !matchRoute(path).movedTo, [matchRoute]);
  useInternalLinks(isPage);
  const { route, params } = matchRoute(pathname);
  return (
    <Layout>
      <PageOutlet chunk={route.page} params={params} />
    </Layout>
  );
}
