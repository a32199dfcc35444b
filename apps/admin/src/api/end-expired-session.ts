import type { AppRouter } from "@site/api";
import { adminToken } from "@site/browser/admin-token";
import { getServerError } from "@site/browser/calls/server-error";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/**
 * Calls `onExpired` when the server rejects the current session. Answers to calls of an earlier session are ignored.
 */
export function endExpiredSession(onExpired: () => void): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const token = adminToken.read();
        return next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error(error) {
            const isRefused = getServerError(error)?.code === "UNAUTHORIZED";
            if (isRefused && token !== null && adminToken.read() === token) onExpired();
            observer.error(error);
          },
        });
      });
}
