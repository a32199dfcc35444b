import { type ErrorCode, errorCodes } from "@site/contract/common/error-codes";
import type { GoogleError } from "@site/contract/identity/sign-in/google-labels";
import type { UpstreamErrorReason } from "@site/contract/system/schema";

/** Details of an error beside its code. The flags become top-level fields of the REST body. */
export interface ErrorDetails {
  /** Turkish text for the user; defaults to the code's own text. */
  message?: string;
  /** Turkish texts by field name. */
  fields?: Record<string, string>;
  /** Seconds after which the call may be retried. */
  retryAfter?: number;
  /** The error that the sign-in page shows after a failed sign-in with Google. */
  googleError?: GoogleError;
  /** True if a signed-in account gave a wrong password or code; an administrator's is recorded in the audit log. */
  isWrongProof?: boolean;
  flags?: {
    requiresMove?: boolean;
    postCount?: number;
    requiresEmailVerification?: boolean;
    /** Scope that an API key lacks. */
    requiredScope?: string;
  };
}

/** The only error type that services throw. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errorCodes[code].message);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}

/** Thrown if the file storage does not answer or refuses; the call may be repeated later. */
export class FilesUnavailableError extends Error {
  readonly reason: UpstreamErrorReason;

  constructor(reason: UpstreamErrorReason, cause: unknown) {
    super(`the file storage failed (${reason}): ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.reason = reason;
  }
}

/** Seconds after which a failed outside service may be asked again. */
const RETRY_UPSTREAM_AFTER_S = 30;
/** Errors after which the same call may succeed later. */
const TRANSIENT: readonly ErrorCode[] = ["UNAVAILABLE", "TOO_MANY_REQUESTS"];

/** Returns the error of a failed call to an outside service, with `retryAfter` if a later try can succeed. */
export function upstreamError(code: ErrorCode, message: string): AppError {
  return new AppError(code, { message, ...(TRANSIENT.includes(code) && { retryAfter: RETRY_UPSTREAM_AFTER_S }) });
}

/** The part of an error that callers see, the same over tRPC and REST. */
export interface PublicError {
  status: number;
  code: ErrorCode;
  message: string;
  details: ErrorDetails;
  /** True for server errors, which are logged. */
  isUnexpected: boolean;
}
