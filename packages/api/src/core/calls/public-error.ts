import { errorCodes } from "@site/contract/common/error-codes";
import { isDatabaseUnavailable, isTransactionUndone } from "@site/db";
import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { AppError, FilesUnavailableError, type PublicError } from "./errors.ts";

/** Seconds after which a restarted database or storage is usually available. */
const RETRY_AFTER_S = 5;
/** Seconds after which an aborted transaction can be retried; the conflicting one has ended by then. */
const RETRY_UNDONE_AFTER_S = 1;

/**
 * Returns the public part of a thrown value: an AppError unchanged, invalid input by field, anything else as a generic
 * error.
 */
export function toPublicError(error: unknown): PublicError {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error;
  if (cause instanceof AppError) return describe(cause);
  if (cause instanceof z.ZodError && error instanceof TRPCError && error.code === "BAD_REQUEST")
    return describe(validationError(cause));
  if (isUniqueViolation(cause) || isLostReference(cause)) return describe(new AppError("CONFLICT"));
  if (isTransactionUndone(cause))
    return { ...describe(new AppError("UNAVAILABLE", { retryAfter: RETRY_UNDONE_AFTER_S })), isUnexpected: true };
  if (cause instanceof FilesUnavailableError || isDatabaseUnavailable(cause))
    return { ...describe(new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_S })), isUnexpected: true };
  if (error instanceof TRPCError) {
    const known = byTrpcCode[error.code];
    if (known) return describe(new AppError(known));
  }
  return { ...describe(new AppError("INTERNAL")), isUnexpected: true };
}

/** Collects the first text of each invalid field; the first of all is the message. */
export function validationError(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "_"] ??= issue.message;
  return new AppError("VALIDATION_FAILED", { message: error.issues[0]?.message, fields });
}

function describe(error: AppError): PublicError {
  return {
    status: errorCodes[error.code].status,
    code: error.code,
    message: error.message,
    details: error.details,
    isUnexpected: false,
  };
}

const byTrpcCode: Partial<Record<TRPCError["code"], AppError["code"]>> = {
  PARSE_ERROR: "MALFORMED_JSON",
  BAD_REQUEST: "MALFORMED_REQUEST",
  NOT_FOUND: "ROUTE_NOT_FOUND",
  METHOD_NOT_SUPPORTED: "ROUTE_NOT_FOUND",
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  PAYLOAD_TOO_LARGE: "PAYLOAD_TOO_LARGE",
};

function getCode(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}

/** Returns whether a unique constraint was violated: Prisma's P2002 or PostgreSQL's 23505. */
export function isUniqueViolation(error: unknown): boolean {
  return ["P2002", "23505"].includes(getCode(error));
}

const indexed = z.object({
  meta: z.object({
    driverAdapterError: z.object({ cause: z.object({ constraint: z.object({ index: z.string() }) }) }),
  }),
});

/** Returns the name of the unique index, or of the rule of a trigger (23001), that Prisma reports as violated. */
export function findViolatedConstraint(error: unknown): string | undefined {
  return indexed.safeParse(error).data?.meta.driverAdapterError.cause.constraint.index;
}

/**
 * Returns whether a referenced or changed row was deleted concurrently: Prisma's P2003 and P2025, or PostgreSQL's
 * 23503.
 */
function isLostReference(error: unknown): boolean {
  return ["P2003", "P2025", "23503"].includes(getCode(error));
}
