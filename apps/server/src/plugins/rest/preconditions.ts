import { AppError } from "@site/api";
import type { FastifyRequest } from "fastify";

/** Matches an ETag of a record: its version, and the hash of the answer. */
const RECORD_ETAG = /^"v(\d{1,10})(?:\.[\w-]+)?"$/;

/**
 * Returns the version that a conditional write demands (`If-Match`), or undefined if it takes any.
 * @throws PRECONDITION_FAILED for an ETag that no record has
 */
export function getDemandedVersion({ headers }: FastifyRequest): number | undefined {
  const condition = headers["if-match"];
  if (condition === undefined || condition.trim() === "*") return undefined;
  const version = RECORD_ETAG.exec(condition.trim())?.[1];
  if (version === undefined) throw new AppError("PRECONDITION_FAILED");
  return Number(version);
}

/** Returns the ETag of a record with a version, without the hash of its answer. */
export function getRecordEtag(answer: unknown): string | undefined {
  const version = typeof answer === "object" && answer !== null && "version" in answer ? answer.version : undefined;
  return typeof version === "number" ? `"v${version}"` : undefined;
}

/** Returns the refusal of a conditional write as such: a record that has changed is 412 instead of 409. */
export function asPrecondition(error: unknown, { headers }: FastifyRequest): unknown {
  const cause = error instanceof Error && error.cause instanceof AppError ? error.cause : error;
  const isStale = cause instanceof AppError && cause.code === "CONFLICT" && cause.details.isStale;
  return isStale && headers["if-match"] !== undefined ? new AppError("PRECONDITION_FAILED") : error;
}
