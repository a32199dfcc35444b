import type { AppRouter } from "@site/api";
import { limits } from "@site/contract/common/limits";
import { httpBatchLink, type TRPCLink, TRPCUntypedClient } from "@trpc/client";
import superjson from "superjson";
import { fetchAnswer } from "./fetch-answer.ts";

/** Serialises an input. Repeated values are written out, because the server reads no references of superjson. */
function writeInput(input: unknown) {
  const { json, meta } = superjson.serialize(input);
  return { json, ...(meta?.values && { meta: { values: meta.values, v: meta.v } }) };
}

/**
 * Creates the link that batches the calls of one tick into a request to /trpc.
 * @param headers returns the session tokens; called for each request
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

/** Creates an untyped client over that link. @param headers as in `createHttpLink` */
export function createHttpClient(headers: () => Record<string, string>): TRPCUntypedClient<AppRouter> {
  return new TRPCUntypedClient({ links: [createHttpLink(headers)] });
}
