import { z } from "zod";
import { id, text } from "../../../common/atoms.ts";

/** A reference to a lookup entry by id or name. */
function lookupRefSchema(message: string) {
  return z.union([id, text(200, message).min(1, message)], message);
}

/** A required reference; `message` is shown if it is missing. */
export function requiredRef(message: string) {
  return lookupRefSchema(message);
}

/** A reference or null; the key is required. */
export function nullableRef(message: string) {
  return z.union([id, text(200, message), z.null()], message);
}

/** A reference, null (or an empty text), or undefined. */
export const optionalRef = z.union([id, text(200), z.null()]).optional();

export type LookupRef = number | string | null | undefined;
