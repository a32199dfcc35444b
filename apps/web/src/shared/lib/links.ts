import type { AppRouter } from "@site/api";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/** Goes over HTTP; what that takes is loaded with the first call, for most pages arrive with their data in them. */
export function lazyHttpLink(): TRPCLink<AppRouter> {
  return (runtime) =>
    ({ op, next }) =>
      observable((observer) => {
        let unsubscribe: (() => void) | undefined;
        let isCancelled = false;
        import("./http-link.ts").then(
          ({ httpLink }) => {
            if (!isCancelled) unsubscribe = httpLink(runtime)({ op, next }).subscribe(observer).unsubscribe;
          },
          (fault: Error) => observer.error(TRPCClientError.from(fault)),
        );
        return () => {
          isCancelled = true;
          unsubscribe?.();
        };
      });
}
