import type { CallProcedure } from "@site/api";
import { TRPCClientError } from "@trpc/client";
import type { CallTransport } from "./create-trpc.ts";

/** Calls the router in-process while the server renders; mutations are rejected. */
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
