import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "../http/compression.ts";
import type { CachedPage } from "./cached-page.ts";

/**
 * Sets the status and the headers of a page in an encoding; by default the one that the caller prefers.
 * @returns the body, or undefined with 304 if the caller has it
 */
export async function fillReply(
  page: CachedPage,
  { headers: asked }: FastifyRequest,
  reply: FastifyReply,
  encoding = encodingFor(asked["accept-encoding"]),
): Promise<Buffer | undefined> {
  const known = page.headersIfKnown(asked["if-none-match"], encoding);
  const { bytes, headers } = known ? { bytes: undefined, headers: known } : await page.in(encoding);
  const { vary = "", ...others } = headers;
  addVary(reply, vary);
  void reply.code(known ? 304 : page.status).headers(others);
  return bytes;
}

/** Adds a header's name to Vary. */
export function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader("vary");
  void reply.header("vary", before === undefined ? name : `${String(before)}, ${name}`);
}
