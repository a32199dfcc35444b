import { z } from "zod";

const PREFIX = /^data:[\w.+-]{1,30}\/[\w.+-]{1,30};base64,$/;
/** For the API reference. */
const PATTERN = "^(data:[\\w.+-]{1,30}/[\\w.+-]{1,30};base64,)?[A-Za-z0-9+/]+={0,2}$";

/**
 * Returns whether a text is base64, bare or as a data URL. It searches for other letters, because a pattern that
 * repeats over millions of letters can exhaust V8's backtracking stack.
 */
export function isBase64(text: string): boolean {
  const start = text.indexOf(",") + 1;
  if (start > 0 && !PREFIX.test(text.slice(0, start))) return false;
  const padding = text.endsWith("==") ? 2 : Number(text.endsWith("="));
  const letters = text.slice(start, text.length - padding);
  return letters !== "" && !/[^A-Za-z0-9+/]/.test(letters);
}

/**
 * Returns a schema for a file in base64, bare or as a data URL.
 * @param maxLength the most letters of the text
 */
export function base64File(maxLength: number, messages: { required: string; tooLarge: string; unreadable: string }) {
  return z
    .string(messages.required)
    .min(1, messages.required)
    .max(maxLength, messages.tooLarge)
    .refine(isBase64, messages.unreadable)
    .meta({ pattern: PATTERN });
}
