import type { CallTransport } from "./create-trpc.ts";
import { loadPart } from "./lazy-part.ts";

/** Sends calls over HTTP; the HTTP client is loaded with the first call. */
export const httpTransport: CallTransport = {
  query: async (path, input) => (await loadPart(() => import("./http-client.ts"))).httpClient.query(path, input),
  mutation: async (path, input) => (await loadPart(() => import("./http-client.ts"))).httpClient.mutation(path, input),
};
