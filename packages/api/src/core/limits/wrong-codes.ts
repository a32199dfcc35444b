import { AppError } from "../calls/errors.ts";
import type { Limits } from "./limits.ts";

interface CodeTry {
  /** The proof that the codes belong to, and its account: the wrong ones of one do not close another. */
  key: string;
  /** The message once too many were wrong. */
  tooMany: string;
}

/**
 * Runs the check of a code under the limit of wrong ones per account and day, over all codes and networks. The try is
 * counted first, so that concurrent ones count too, and given back unless the check throws `isWrongProof`.
 * @throws TOO_MANY_REQUESTS, and whatever the check throws
 */
export async function withWrongCodeLimit<Result>(
  { limits }: { limits: Limits },
  { key, tooMany }: CodeTry,
  check: () => Promise<Result>,
): Promise<Result> {
  try {
    await limits.take("wrongCodes", key);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "TOO_MANY_REQUESTS") throw error;
    throw new AppError("TOO_MANY_REQUESTS", { ...error.details, message: tooMany, fields: { code: tooMany } });
  }
  try {
    const result = await check();
    await limits.refund("wrongCodes", key);
    return result;
  } catch (error) {
    if (!(error instanceof AppError && error.details.isWrongProof)) await limits.refund("wrongCodes", key);
    throw error;
  }
}
