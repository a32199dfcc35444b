import { TRPCClientError } from "@trpc/client";
import { z } from "zod";

const faultData = z.object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() });

/** What the server said of a call that failed. */
export interface ServerFault {
  code: string;
  /** Turkish, for the person. */
  message: string;
  /** Turkish texts by field. */
  fields: Record<string, string>;
}

/** @returns undefined where the server was not reached or said nothing it stands for */
export function serverFaultOf(error: unknown): ServerFault | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const data = faultData.safeParse(error.data).data;
  return data && { code: data.code, message: error.message, fields: data.fields ?? {} };
}
