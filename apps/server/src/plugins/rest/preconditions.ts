import { AppError } from "@site/api";
import type { FastifyRequest } from "fastify";

/** Matches an ETag of a record: its version, and the hash of the answer. */
const RECORD_ETAG = /^"v(\d{1,10})(?:\.[\w-]+)?"$/;

/** Versions of one condition that are tried: programs name one, seldom two. */
const MAX_VERSIONS = 5;

/**
 * Returns the versions one of which a conditional write demands (`If-Match`, a list by RFC 9110, 13.1.1), or undefined
 * if it takes any.
 * @throws PRECONDITION_FAILED if no ETag of the list is a record's; weak ones match nothing (RFC 9110, 13.1.1)
 */
export function getDemandedVersions({ headers }: FastifyRequest): number[] | undefined {
  const condition = headers["if-match"]?.trim();
  if (condition === undefined || condition === "*") return undefined;
  const tags = condition.match(/(?:W\/)?"[^"]*"/g) ?? [];
  const versions = tags.flatMap((tag) => RECORD_ETAG.exec(tag)?.[1] ?? []).map(Number);
  if (versions.length > 0) return [...new Set(versions)].slice(0, MAX_VERSIONS);
  const isWeak = tags.some((tag) => tag.startsWith("W/"));
  throw new AppError("PRECONDITION_FAILED", isWeak ? { message: WEAK } : {});
}

const WEAK =
  "If-Match başlığındaki ETag zayıf (W/ ile başlıyor) ve hiçbir kayıtla eşleşmez. Yanıtı değiştiren bir ara sunucu " +
  "eklemiş olabilir: W/ önekini kaldırıp yeniden gönderin.";

/** Returns the ETag of a record with a version, without the hash of its answer. */
export function getRecordEtag(answer: unknown): string | undefined {
  const version = typeof answer === "object" && answer !== null && "version" in answer ? answer.version : undefined;
  return typeof version === "number" ? `"v${version}"` : undefined;
}

/** Returns whether a write was refused because the record has another version. */
export function isStale(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof AppError ? error.cause : error;
  return cause instanceof AppError && cause.code === "CONFLICT" && cause.details.isStale === true;
}

/** Returns the refusal of a conditional write as such: a record that has changed is 412 instead of 409. */
export function asPrecondition(error: unknown, { headers }: FastifyRequest): unknown {
  return isStale(error) && headers["if-match"] !== undefined ? new AppError("PRECONDITION_FAILED") : error;
}
