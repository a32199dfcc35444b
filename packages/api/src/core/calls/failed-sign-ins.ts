import type { Caller } from "./caller.ts";
import { AppError } from "./errors.ts";
import type { OwnerKind } from "./owner.ts";

interface WithLog {
  log: { info(line: string): void };
}

/** Which account a failed sign-in was for, and who tried. */
export interface FailedSignIn {
  kind: OwnerKind;
  /** The normalised name that was typed; there may be no such account. */
  account: string;
  caller: Caller;
}

/** Logs a failed sign-in or wrong code, with account and address masked. */
export function logFailedSignIn({ log }: WithLog, { kind, account, caller }: FailedSignIn, { code }: AppError): void {
  log.info(`sign-in failed: ${kind} ${maskAccount(account)} from ${maskAddress(caller.ipAddress)}, ${code}`);
}

/** Runs a check, and logs wrong codes and refusals after too many of them as failed sign-ins. */
export async function loggingWrongCodes<Result>(
  app: WithLog,
  signIn: FailedSignIn,
  check: () => Promise<Result>,
): Promise<Result> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof AppError && (error.details.isWrongProof || error.code === "TOO_MANY_REQUESTS"))
      logFailedSignIn(app, signIn, error);
    throw error;
  }
}

/**
 * Masks an account name: "ay***@example.org", "yo***". Control characters are removed, so that no log line can be
 * forged.
 */
function maskAccount(account: string): string {
  const [name = "", ...domain] = account.replace(/[^\x21-\x7e]/g, "?").split("@");
  return [`${name.slice(0, 2)}***`, ...domain.slice(-1)].join("@");
}

/** Masks an address: "192.0.2.*", "2001:db8:1:*". */
function maskAddress(ipAddress: string): string {
  return ipAddress.includes(":")
    ? `${ipAddress.split(":").slice(0, 3).join(":")}:*`
    : ipAddress.replace(/\.\d+$/, ".*");
}
