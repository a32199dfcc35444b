import type { AppRouter, CallProcedure } from "@site/api";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";

/** Goes straight to the router: for rendering on the server. */
export function localLink(call: CallProcedure): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        call(op.path, op.input).then(
          (answer) => {
            if ("error" in answer) return observer.error(TRPCClientError.from(answer));
            observer.next({ result: { type: "data", data: answer.data } });
            observer.complete();
          },
          (fault: Error) => observer.error(TRPCClientError.from(fault)),
        );
      });
}

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
