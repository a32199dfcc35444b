import { TRPCClientError } from "@trpc/client";

/** Returns what a call rejects with that the server refused. */
export function refusal(code: string, message: string, fields: Record<string, string> = {}): Error {
  return TRPCClientError.from({ error: { code: -32_000, message, data: { code, fields } } });
}
