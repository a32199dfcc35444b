import type { AppRouter } from "@site/api";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { adminToken } from "../../shared/lib/admin-token.ts";

/**
 * Calls `onExpired` when the server no longer knows the session a call was made with, whichever call finds out.
 * The answer to a call of an earlier session says nothing about the present one.
 */
export function watchSession(link: TRPCLink<AppRouter>, onExpired: () => void): TRPCLink<AppRouter> {
  return (runtime) => {
    const call = link(runtime);
    return (request) =>
      observable((observer) => {
        const token = adminToken.read();
        return call(request).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error(fault) {
            if (fault.data?.code === "UNAUTHORIZED" && adminToken.read() === token) onExpired();
            observer.error(fault);
          },
        });
      });
  };
}
