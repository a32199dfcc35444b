import { AsyncLocalStorage } from "node:async_hooks";

/** Thrown while an answer is read that is larger than its bound. */
export class AnswerTooLargeError extends Error {}

/** A bound of all answers within one call; `isExceeded` says so where a library hides the error. */
export interface AnswerBound {
  readonly maxBytes: number;
  isExceeded: boolean;
}

const bounds = new AsyncLocalStorage<AnswerBound>();
let isInstalled = false;

/**
 * Runs a call in which every answer of `fetch` ends with an AnswerTooLargeError beyond the bound, and none is
 * redirected, because a key must not travel to another host. Libraries that take no fetch of their own read answers
 * whole, whatever their length.
 */
export function withBoundedAnswers<T>(bound: AnswerBound, run: () => T): T {
  install();
  return bounds.run(bound, run);
}

/** Puts the bound in front of the runtime's fetch; calls outside of `withBoundedAnswers` pass unchanged. */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const unbounded = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const bound = bounds.getStore();
    if (!bound) return unbounded(input, init);
    const answer = await unbounded(input, { ...init, redirect: "error" });
    const body = answer.body?.pipeThrough(createCounter(bound));
    return new Response(body ?? null, {
      status: answer.status,
      statusText: answer.statusText,
      headers: answer.headers,
    });
  };
}

function createCounter(bound: AnswerBound): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform(piece, controller) {
      length += piece.length;
      if (length <= bound.maxBytes) return controller.enqueue(piece);
      bound.isExceeded = true;
      controller.error(new AnswerTooLargeError(`an answer has more than ${bound.maxBytes} bytes`));
    },
  });
}
