import { isAdminPath } from "@site/contract/paths";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { matchRoute } from "./framework/match-route.ts";
import { useLocation } from "./framework/navigation.tsx";
import { PageOutlet } from "./framework/page-module.tsx";
import { type Trpc, TrpcProvider } from "./framework/trpc.tsx";
import { useInternalLinks } from "./framework/use-internal-links.ts";
import { usePageArrival } from "./framework/use-page-arrival.ts";
import { PublicLayout } from "./layouts/public-layout.tsx";
import { ToastProvider } from "./shared/ui/toast.tsx";

/** Renders everything below the navigation, on the server and in the browser. */
export function App({ queryClient, trpc }: { queryClient: QueryClient; trpc: Trpc }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TrpcProvider trpc={trpc}>
        <ToastProvider>
          <Pages />
        </ToastProvider>
      </TrpcProvider>
    </QueryClientProvider>
  );
}

function Pages() {
  const { pathname } = useLocation();
  usePageArrival();
  useInternalLinks(isPage);
  const { route, params } = matchRoute(pathname);
  return (
    <PublicLayout>
      <PageOutlet chunk={route.page} params={params} />
    </PublicLayout>
  );
}

/** Returns whether the browser can show the path; the server answers the admin area and former addresses. */
function isPage(pathname: string): boolean {
  return !isAdminPath(pathname) && matchRoute(pathname).movedTo === undefined;
}
