import type { AppRouter } from "@site/api";
import { getServerError } from "@site/browser/calls/server-error";
import type { StoredToken } from "@site/browser/stored-token";
import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";

/**
 * Calls `onExpired` when the server answers any call that its session has ended. Answers to calls that were made with
 * an earlier session are ignored.
 */
export function watchSession(storedToken: StoredToken, onExpired: () => void): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) => {
      const token = storedToken.read();
      return next(op).pipe(
        tap({
          error(error) {
            if (getServerError(error)?.code === "UNAUTHORIZED" && storedToken.read() === token) onExpired();
          },
        }),
      );
    };
}
