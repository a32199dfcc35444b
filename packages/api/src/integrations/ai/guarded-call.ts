import { z } from "zod";
import { createBoundedFetch, type Fetch } from "../bounded-fetch.ts";
import { AiError } from "./provider.ts";

export interface AiCallBounds {
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  maxBytes: number;
}

/** A call of a provider in one or more steps under the same bounds. */
export interface AiCall {
  /** Bounds its answers. */
  fetch: Fetch;
  /** Ends with its time, its caller and `end`. */
  signal: AbortSignal;
  /** Runs a step. @throws AiError and nothing else */
  run<T>(step: () => Promise<T>): Promise<T>;
  /** Ends what is still under way. */
  end(): void;
}

/** Starts a call that its time, its caller and its number of bytes end. */
export function startAiCall({ signal, timeoutMs, maxBytes }: AiCallBounds): AiCall {
  const late = AbortSignal.timeout(timeoutMs);
  const left = new AbortController();
  const ending = AbortSignal.any([late, left.signal, ...(signal ? [signal] : [])]);
  const bound = { maxBytes, isExceeded: false };
  return {
    fetch: createBoundedFetch(bound),
    signal: ending,
    end: () => left.abort(),
    run: async (step) => {
      try {
        ending.throwIfAborted();
        return await step();
      } catch (error) {
        if (signal?.aborted) throw new AiError("aborted");
        if (late.aborted) throw new AiError("timeout");
        throw bound.isExceeded ? new AiError("tooLarge") : toAiError(error);
      }
    },
  };
}

/** Returns the error reason of a status and its body. */
export function statusError(status: number, body: string): AiError {
  if (status === 401 || status === 403 || /API[_ ]KEY/i.test(body)) return new AiError("key", String(status));
  if (status === 404) return new AiError("model");
  if (status === 429) return new AiError("quota");
  if (status === 504) return new AiError("timeout", "504");
  return new AiError(status >= 500 ? "unavailable" : "invalid", String(status));
}

/** The library's errors tell their cause by status and text only. */
function toAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof z.ZodError || error instanceof SyntaxError) return new AiError("invalid", "unexpected answer");
  const { message } = error instanceof Error ? error : new Error(String(error));
  const status = z.object({ status: z.number() }).safeParse(error);
  if (status.success) return statusError(status.data.status, message);
  if (/pars/i.test(message)) return new AiError("invalid", "unexpected answer");
  return new AiError("network");
}
