import type { AppRouter } from "@site/api";
import { httpBatchLink, type TRPCLink } from "@trpc/client";
import superjson from "superjson";
import { adminToken } from "./admin-token.ts";
import { fetchAnswer } from "./fetch-answer.ts";
import { memberToken } from "./member-token.ts";

/** Calls made in the same tick travel together, with both tokens where both are stored: each call looks for its own. */
export const httpLink: TRPCLink<AppRouter> = httpBatchLink({
  url: "/trpc",
  transformer: superjson,
  fetch: (address, init) => fetchAnswer(address, init),
  headers: () => {
    const member = memberToken.read();
    const admin = adminToken.read();
    return { ...(member && { authorization: `Bearer ${member}` }), ...(admin && { "x-admin-token": admin }) };
  },
});
