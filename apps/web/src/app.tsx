import { isAdminPath } from "@site/contract/paths";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { PublicLayout } from "./layouts/public-layout.tsx";
import { matchRoute } from "./match-route.ts";
import { useInternalLinks } from "./shared/hooks/use-internal-links.ts";
import { usePageArrival } from "./shared/hooks/use-page-arrival.ts";
import { useLocation } from "./shared/lib/navigation.tsx";
import { PageOutlet } from "./shared/lib/page-module.tsx";
import { type Trpc, TrpcProvider } from "./shared/lib/trpc.tsx";
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
