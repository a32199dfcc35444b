import { type ErrorCode, errorCodes } from "@site/contract/common/error-codes";
import type { GoogleError } from "@site/contract/identity/sign-in/google-labels";
import type { UpstreamErrorReason } from "@site/contract/system/schema";

/** Details sent with an error code; flags become top-level fields of the REST body. */
export interface ErrorDetails {
  /** Turkish text for the user; defaults to the code's own text. */
  message?: string;
  /** Turkish texts by field name. */
  fields?: Record<string, string>;
  /** Seconds after which the call may be retried. */
  retryAfter?: number;
  /** The error that a sign-in with Google returns with. */
  googleError?: GoogleError;
  /**
   * True for a wrong proof of an account that is signed in already; an administrator's is an entry of the audit log.
   */
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

/** Thrown if the storage of files does not answer or refuses; the call may be repeated later. */
export class FilesUnavailableError extends Error {
  readonly reason: UpstreamErrorReason;

  constructor(reason: UpstreamErrorReason, cause: unknown) {
    super(`the file storage failed (${reason}): ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.reason = reason;
  }
}

/** Seconds after which a service that did not answer may be asked again. */
const RETRY_UPSTREAM_AFTER_S = 30;
/** Errors after which the same call may succeed later. */
const TRANSIENT: readonly ErrorCode[] = ["UNAVAILABLE", "TOO_MANY_REQUESTS"];

/** Returns the error of a call to an outside service, with a time for the next try if one can help. */
export function upstreamError(code: ErrorCode, message: string): AppError {
  return new AppError(code, { message, ...(TRANSIENT.includes(code) && { retryAfter: RETRY_UPSTREAM_AFTER_S }) });
}

/** The part of an error that leaves the server, over tRPC and REST alike. */
export interface PublicError {
  status: number;
  code: ErrorCode;
  message: string;
  details: ErrorDetails;
  /** True for server errors, which are logged. */
  isUnexpected: boolean;
}
