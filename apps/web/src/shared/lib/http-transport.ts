import type { CallTransport } from "./create-trpc.ts";

/** Goes over HTTP; what that takes is loaded with the first call. */
export const httpTransport: CallTransport = {
  query: async (path, input) => (await import("./http-client.ts")).httpClient.query(path, input),
  mutation: async (path, input) => (await import("./http-client.ts")).httpClient.mutation(path, input),
};
