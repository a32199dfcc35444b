import { serverFaultOf } from "@site/browser/server-fault.ts";
import type { StoredToken } from "@site/browser/stored-token.ts";
import type { CallTransport } from "../../shared/lib/create-trpc.ts";

/**
 * Calls `onExpired` when the server no longer knows the session a call was made with, whichever call finds out.
 * The answer to a call of an earlier session says nothing about the present one.
 */
export function watchSession(transport: CallTransport, storedToken: StoredToken, onExpired: () => void): CallTransport {
  async function watched(call: () => Promise<unknown>): Promise<unknown> {
    const token = storedToken.read();
    try {
      return await call();
    } catch (error) {
      if (serverFaultOf(error)?.code === "UNAUTHORIZED" && storedToken.read() === token) onExpired();
      throw error;
    }
  }
  return {
    query: (path, input) => watched(() => transport.query(path, input)),
    mutation: (path, input) => watched(() => transport.mutation(path, input)),
  };
}
