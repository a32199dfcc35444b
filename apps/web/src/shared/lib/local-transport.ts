import type { CallProcedure } from "@site/api";
import { TRPCClientError } from "@trpc/client";
import type { CallTransport } from "./create-trpc.ts";

/** Goes straight to the router: for rendering on the server, where nothing is changed. */
export function localTransport(call: CallProcedure): CallTransport {
  return {
    async query(path, input) {
      const answer = await call(path, input);
      if ("error" in answer) throw TRPCClientError.from(answer);
      return answer.data;
    },
    mutation: (path) => Promise.reject(new Error(`${path} is called while a page is rendered`)),
  };
}
