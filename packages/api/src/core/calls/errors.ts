import type { GoogleError } from "@site/contract/account/sign-in/google-labels";
import { type ErrorCode, errorCodes } from "@site/contract/common/error-codes";

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
  /** True where the record has changed since the version that the caller named. */
  isStale?: boolean;
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

/** The part of an error that leaves the server, over tRPC and REST alike. */
export interface PublicError {
  status: number;
  code: ErrorCode;
  message: string;
  details: ErrorDetails;
  /** True for server errors, which are logged. */
  isUnexpected: boolean;
}
