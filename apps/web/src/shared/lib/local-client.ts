import type { AppRouter, CallProcedure } from "@site/api";
import { TRPCClientError, TRPCUntypedClient } from "@trpc/client";

/**
 * Goes straight to the router: for rendering on the server. Links would work too, but each call through them makes observables
 * and an abort signal that nobody listens to; at several calls a page that was a tenth of a render.
 */
export class LocalClient extends TRPCUntypedClient<AppRouter> {
  readonly #call: CallProcedure;

  constructor(call: CallProcedure) {
    super({ links: [] });
    this.#call = call;
  }

  override async query(path: string, input?: unknown): Promise<unknown> {
    const answer = await this.#call(path, input);
    if ("error" in answer) throw TRPCClientError.from(answer);
    return answer.data;
  }
}
