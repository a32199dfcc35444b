import { type ErrorCode, errorCodes } from "@site/contract/common/error-codes";

/** What an error tells beside its code; flags stand at the top level of the REST body. */
export interface ErrorDetails {
  /** Turkish, for the person; the code's own text where absent. */
  message?: string;
  /** Turkish texts by field. */
  fields?: Record<string, string>;
  /** Seconds after which a refused call may be tried again. */
  retryAfter?: number;
  flags?: { requiresMove?: boolean; postCount?: number; requiresEmailVerification?: boolean };
}

/** The one error a service throws. */
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

/** What leaves the server of an error, by either door. */
export interface PublicError {
  status: number;
  code: ErrorCode;
  message: string;
  details: ErrorDetails;
  /** True where the cause is a fault of ours and belongs in the log. */
  isFault: boolean;
}
