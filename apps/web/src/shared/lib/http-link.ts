import type { AppRouter } from "@site/api";
import { httpBatchLink, type TRPCLink } from "@trpc/client";
import superjson from "superjson";
import { adminToken } from "./admin-token.ts";

/** Calls made in the same tick travel together. The administrator's token goes along where there is one. */
export const httpLink: TRPCLink<AppRouter> = httpBatchLink({
  url: "/trpc",
  transformer: superjson,
  headers: () => {
    const token = adminToken.read();
    return token ? { authorization: `Bearer ${token}` } : {};
  },
});
