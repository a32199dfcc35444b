import type { AppRouter } from "@site/api";
import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClientProxy, type TRPCUntypedClient } from "@trpc/client";
import { createTRPCQueryUtils } from "@trpc/react-query";

/**
 * The typed way to every procedure: on the server straight to the router, in the browser over HTTP. A page cannot tell which.
 * The nouns make query options; `client` calls at once.
 */
export function createTrpc(queryClient: QueryClient, untyped: TRPCUntypedClient<AppRouter>) {
  const client = createTRPCClientProxy<AppRouter>(untyped);
  const { site, blog, catalogue, comments, admin } = createTRPCQueryUtils<AppRouter>({ client, queryClient });
  return { client, site, blog, catalogue, comments, admin };
}

export type Trpc = ReturnType<typeof createTrpc>;
