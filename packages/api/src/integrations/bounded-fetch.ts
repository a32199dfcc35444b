/** Thrown while an answer is read that is larger than its bound. */
export class AnswerTooLargeError extends Error {}

/** A bound of all answers of one `fetch`; `isExceeded` says so where a library hides the error. */
export interface AnswerBound {
  readonly maxBytes: number;
  isExceeded: boolean;
}

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The runtime's own, before `ai/led-fetch.ts` stands in front of it. */
const unbounded = globalThis.fetch;

/**
 * Creates a fetch of which every answer ends with an AnswerTooLargeError beyond the bound, and none is redirected,
 * because a key must not travel to another host.
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
