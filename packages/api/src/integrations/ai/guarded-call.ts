import { z } from "zod";
import { createBoundedFetch, type Fetch } from "../bounded-fetch.ts";
import { AiError } from "./provider.ts";

export interface AiCallBounds {
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  maxBytes: number;
}

/** A call of a provider, in one or more steps with common bounds. */
export interface AiCall {
  /** A fetch that limits the bytes of its answers. */
  fetch: Fetch;
  /** Aborts at the call's time limit, by its caller, and by `end`. */
  signal: AbortSignal;
  /** Runs a step. @throws AiError for every failure */
  run<T>(step: () => Promise<T>): Promise<T>;
  /** Aborts what has not finished. */
  end(): void;
}

/** Starts a call with limits of time and bytes, which its caller can abort. */
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

/** Returns the reason of a library's error, which tells it by status and text only. */
function toAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof z.ZodError || error instanceof SyntaxError) return new AiError("invalid", "unexpected answer");
  const { message } = error instanceof Error ? error : new Error(String(error));
  const status = z.object({ status: z.number() }).safeParse(error);
  if (status.success) return statusError(status.data.status, message);
  if (/pars/i.test(message)) return new AiError("invalid", "unexpected answer");
  return new AiError("network");
}
