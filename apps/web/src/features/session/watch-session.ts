import { getServerError } from "@site/browser/calls/server-error";
import type { StoredToken } from "@site/browser/stored-token";
import type { CallTransport } from "../../framework/browser.ts";

/**
 * Wraps a transport to call `onExpired` when any call is answered that its session has ended. Ignores answers to calls
 * that were made with an earlier session.
 */
export function watchSession(transport: CallTransport, storedToken: StoredToken, onExpired: () => void): CallTransport {
  async function watched(call: () => Promise<unknown>): Promise<unknown> {
    const token = storedToken.read();
    try {
      return await call();
    } catch (error) {
      if (getServerError(error)?.code === "UNAUTHORIZED" && storedToken.read() === token) onExpired();
      throw error;
    }
  }
  return {
    query: (path, input) => watched(() => transport.query(path, input)),
    mutation: (path, input) => watched(() => transport.mutation(path, input)),
  };
}
