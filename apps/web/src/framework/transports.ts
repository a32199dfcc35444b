import type { CallProcedure } from "@site/api";
import { adminToken } from "@site/browser/admin-token";
import type { createHttpClient } from "@site/browser/calls/http-link";
import { storedToken } from "@site/browser/stored-token";
import { loadPart } from "./lazy-part.ts";

/** Sends calls to the router: directly on the server, over HTTP in the browser. */
export interface CallTransport {
  query(path: string, input?: unknown): Promise<unknown>;
  mutation(path: string, input?: unknown): Promise<unknown>;
}

/** Calls the router in-process while the server renders; mutations are rejected. */
export function localTransport(call: CallProcedure): CallTransport {
  return {
    async query(path, input) {
      const answer = await call(path, input);
      if ("data" in answer) return answer.data;
      const { message, data } = answer.error;
      throw Object.assign(new Error(message), { data }); // not a TRPCClientError, whose module is loaded with the first call
    },
    mutation: (path) => Promise.reject(new Error(`${path} is called while a page is rendered`)),
  };
}

/** The member's session token. The storage key is part of the documented interface. */
export const memberToken = storedToken("userToken");

/** Sends calls over HTTP; the HTTP client is loaded with the first call. */
export const httpTransport: CallTransport = {
  query: async (path, input) => (await loadClient()).query(path, input),
  mutation: async (path, input) => (await loadClient()).mutation(path, input),
};

let client: ReturnType<typeof createHttpClient> | undefined;

async function loadClient(): Promise<ReturnType<typeof createHttpClient>> {
  const http = await loadPart(() => import("@site/browser/calls/http-link"));
  client ??= http.createHttpClient(tokens);
  return client;
}

/** Returns the member's and the admin's token if both are stored; each procedure reads the one it needs. */
function tokens(): Record<string, string> {
  const member = memberToken.read();
  const admin = adminToken.read();
  return { ...(member && { authorization: `Bearer ${member}` }), ...(admin && { "x-admin-token": admin }) };
}
