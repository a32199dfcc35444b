import type { AppRouter } from "@site/api";
import { limits } from "@site/contract/common/limits";
import { httpBatchLink, type TRPCLink } from "@trpc/client";
import superjson from "superjson";
import { fetchAnswer } from "./fetch-answer.ts";

/** As the server reads it: what stands in two places of an input is written out in both. */
function writeInput(input: unknown) {
  const { json, meta } = superjson.serialize(input);
  return { json, ...(meta?.values && { meta: { values: meta.values, v: meta.v } }) };
}

/**
 * Makes the link that sends calls of one tick together to /trpc.
 * @param headers asked for each request: the tokens of the sessions there are
 */
export function createHttpLink(headers: () => Record<string, string>): TRPCLink<AppRouter> {
  return httpBatchLink({
    url: "/trpc",
    transformer: { input: { serialize: writeInput, deserialize: superjson.deserialize }, output: superjson },
    maxItems: limits.callsPerBatch,
    maxURLLength: limits.batchAddressLength,
    fetch: (address, init) => fetchAnswer(address, init),
    headers,
  });
}
