import { AppError } from "../calls/errors.ts";
import type { Limits } from "./limits.ts";

interface CodeTry {
  /** Names the kind of proof and the account: wrong codes of one kind do not block another. */
  key: string;
  /** The message once too many were wrong. */
  tooMany: string;
}

/**
 * Runs the check of a code, limited by the wrong ones of the account and the day, whatever code and network they came
 * from. The try is counted first, so that concurrent ones count too, and given back unless the check throws
 * `isWrongProof`.
 * @throws TOO_MANY_REQUESTS, and what the check throws
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
