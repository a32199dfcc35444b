import { serverFaultOf } from "@site/browser/server-fault.ts";
import type { Fault } from "./use-form.ts";

/**
 * Returns the server's messages by field, or else its general message.
 * @param fallback the message if the server was not reached
 */
export function explain(error: unknown, fallback: string): Fault {
  const fault = serverFaultOf(error);
  if (!fault) return { message: fallback };
  return Object.keys(fault.fields).length > 0 ? { fields: fault.fields } : { message: fault.message };
}
