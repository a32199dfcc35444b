import type { FastifyReply } from "fastify";

interface LimitState {
  /** The subject of the count: "address" or "key". */
  name: string;
  /** Calls allowed in a window, and its length in seconds. */
  quota: number;
  window: number;
  remaining: number;
  /** Seconds until the next window begins. */
  seconds: number;
}

/** Adds a limit to the headers RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers). */
export function addRateLimit(reply: FastifyReply, { name, quota, window, remaining, seconds }: LimitState): void {
  append(reply, "ratelimit-policy", `"${name}";q=${quota};w=${window}`);
  append(reply, "ratelimit", `"${name}";r=${Math.max(0, remaining)};t=${Math.max(0, seconds)}`);
}

function append(reply: FastifyReply, header: string, item: string): void {
  const before = reply.getHeader(header);
  void reply.header(header, before === undefined ? item : `${String(before)}, ${item}`);
}
