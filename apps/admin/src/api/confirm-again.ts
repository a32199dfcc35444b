import type { AppRouter } from "@site/api";
import { getServerError } from "@site/browser/calls/server-error";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/**
 * Asks for the password when the server answers CONFIRMATION_REQUIRED, and then repeats the call, so that nothing typed
 * is lost.
 * @param ask resolves with whether the password was confirmed
 */
export function confirmAgain(ask: () => Promise<boolean>): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const start = (isRepeated: boolean) => {
          running = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error(error) {
              if (isRepeated || getServerError(error)?.code !== "CONFIRMATION_REQUIRED") return observer.error(error);
              void ask().then((isConfirmed) => (isConfirmed ? start(true) : observer.error(error)));
            },
          });
        };
        let running: { unsubscribe: () => void } | undefined;
        start(false);
        return () => running?.unsubscribe();
      });
}
