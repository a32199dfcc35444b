import type { AppRouter } from "@site/api";
import { limits } from "@site/contract/common/limits";
import { createTRPCClient, httpBatchLink, type TRPCClient } from "@trpc/client";
import superjson from "superjson";

/** The typed calls of a site, as in `client.blog.posts.list.query({ limit: 3 })`. */
export type SiteClient = TRPCClient<AppRouter>;

/** Address of a site and, for calls that need one, an API key. */
export interface ClientOptions {
  /** As in https://example.org, without a trailing slash. */
  origin: string;
  apiKey?: string | undefined;
}

/** Serialises an input with repeated values written out, because the server reads no superjson references. */
function writeInput(input: unknown) {
  const { json, meta } = superjson.serialize(input);
  return { json, ...(meta?.values && { meta: { values: meta.values, v: meta.v } }) };
}

/** Creates a client for programs outside a browser; the calls of one tick are sent together. */
export function createSiteClient({ origin, apiKey }: ClientOptions): SiteClient {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: `${origin}/trpc`,
        transformer: { input: { serialize: writeInput, deserialize: superjson.deserialize }, output: superjson },
        maxItems: limits.callsPerBatch,
        maxURLLength: limits.batchAddressLength,
        headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      }),
    ],
  });
}
