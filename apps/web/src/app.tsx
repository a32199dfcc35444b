import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { PublicLayout } from "./layouts/public-layout.tsx";
import { matchPublicRoute } from "./routes.tsx";
import { usePageArrival } from "./shared/hooks/use-page-arrival.ts";
import { PageOutlet } from "./shared/lib/page-module.tsx";
import { type Trpc, TrpcProvider } from "./shared/lib/trpc.tsx";
import { ToastProvider } from "./shared/ui/toast.tsx";

/** Renders everything below the router, on the server and in the browser. */
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
  const { route, params } = matchPublicRoute(pathname);
  return (
    <PublicLayout>
      <PageOutlet chunk={route.page} params={params} />
    </PublicLayout>
  );
}
