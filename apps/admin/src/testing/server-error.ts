import { TRPCClientError } from "@trpc/client";

/** Returns the error of a call that the server rejected. */
export function refusal(code: string, message: string, fields: Record<string, string> = {}): Error {
  return TRPCClientError.from({ error: { code: -32_000, message, data: { code, fields } } });
}
