import { serverFaultOf } from "@site/browser/server-fault.ts";
import type { Fault } from "./use-form.ts";

/**
 * Why a form could not be sent: the server's texts by field, else its message.
 * @param fallback said where the server was not reached
 */
export function explain(error: unknown, fallback: string): Fault {
  const fault = serverFaultOf(error);
  if (!fault) return { message: fallback };
  return Object.keys(fault.fields).length > 0 ? { fields: fault.fields } : { message: fault.message };
}
