import { getServerError } from "@site/browser/calls/server-error";

/** Message of a form if the server was not reached. */
export const connectionFailed =
  "Sunucuya ulaşılamadı. İnternet bağlantınızı denetleyip yeniden deneyin; yazdıklarınız duruyor.";

/** Messages of a failed submit: by field, or one for the form. */
export interface FormError {
  message?: string | undefined;
  fields?: Record<string, string>;
  /** The server's error code. */
  code?: string | undefined;
}

/**
 * Returns the server's messages by field, or else its general message.
 * @param fallback message if the server was not reached
 */
export function toFormError(error: unknown, fallback: string): FormError {
  const serverError = getServerError(error);
  if (!serverError) return { message: fallback };
  return {
    code: serverError.code,
    ...(Object.keys(serverError.fields).length > 0 ? { fields: serverError.fields } : { message: serverError.message }),
  };
}
