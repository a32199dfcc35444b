import { serverFaultOf } from "@site/browser/calls/server-fault";

/** Messages of a failed submit: by field, or one for the whole form. */
export interface Fault {
  message?: string | undefined;
  fields?: Record<string, string>;
  /** The server's error code. */
  code?: string | undefined;
}

/**
 * Returns the server's messages by field, or else its general message.
 * @param fallback the message if the server was not reached
 */
export function explain(error: unknown, fallback: string): Fault {
  const fault = serverFaultOf(error);
  if (!fault) return { message: fallback };
  return {
    code: fault.code,
    ...(Object.keys(fault.fields).length > 0 ? { fields: fault.fields } : { message: fault.message }),
  };
}
