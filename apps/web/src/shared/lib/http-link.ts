import type { AppRouter } from "@site/api";
import { limits } from "@site/contract/common/limits";
import { httpBatchLink, type TRPCLink } from "@trpc/client";
import superjson from "superjson";
import { adminToken } from "./admin-token.ts";
import { fetchAnswer } from "./fetch-answer.ts";
import { memberToken } from "./member-token.ts";

/** As the server reads it: what stands in two places of an input is written out in both. */
function writeInput(input: unknown) {
  const { json, meta } = superjson.serialize(input);
  return { json, ...(meta?.values && { meta: { values: meta.values, v: meta.v } }) };
}

/** Calls made in the same tick travel together, with both tokens where both are stored: each call looks for its own. */
export const httpLink: TRPCLink<AppRouter> = httpBatchLink({
  url: "/trpc",
  transformer: { input: { serialize: writeInput, deserialize: superjson.deserialize }, output: superjson },
  maxItems: limits.callsPerBatch,
  maxURLLength: limits.batchAddressLength,
  fetch: (address, init) => fetchAnswer(address, init),
  headers: () => {
    const member = memberToken.read();
    const admin = adminToken.read();
    return { ...(member && { authorization: `Bearer ${member}` }), ...(admin && { "x-admin-token": admin }) };
  },
});
