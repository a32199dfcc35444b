import type { AppRouter } from "@site/api";
import { adminToken } from "@site/browser/admin-token.ts";
import { serverFaultOf } from "@site/browser/server-fault.ts";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/** Calls back when an answer says that the session is over. The answer to a call of an earlier session says nothing of the present one. */
export function endExpiredSession(onExpired: () => void): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const token = adminToken.read();
        return next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error(error) {
            const isRefused = serverFaultOf(error)?.code === "UNAUTHORIZED";
            if (isRefused && token !== null && adminToken.read() === token) onExpired();
            observer.error(error);
          },
        });
      });
}
