/** Thrown while reading an answer that exceeds its bound. */
export class AnswerTooLargeError extends Error {}

/** The most bytes of all answers of one `fetch`. `isExceeded` tells it where a library hides the error. */
export interface AnswerBound {
  readonly maxBytes: number;
  isExceeded: boolean;
}

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The runtime's own fetch, before `ai/led-fetch.ts` replaces it. */
const unbounded = globalThis.fetch;

/**
 * Creates a fetch whose answers end with an AnswerTooLargeError beyond the bound. It follows no redirect, because a key
 * must not travel to another host.
 */
export function createBoundedFetch(bound: AnswerBound): Fetch {
  return async (input, init) => {
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
