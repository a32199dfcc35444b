import { z } from "zod";
import { id, text } from "../common/atoms.ts";

/** An entry of a lookup list as members send it: by number or by name. */
function refOf(message: string) {
  return z.union([id, text(200, message).min(1, message)], message);
}

/** Names an entry; `message` says that one must be chosen. */
export function requiredRef(message: string) {
  return refOf(message);
}

/** An entry or none; the key itself must be there. */
export function nullableRef(message: string) {
  return z.union([id, text(200, message), z.null()], message);
}

/** An entry, none (null or an empty text), or nothing said about it. */
export const optionalRef = z.union([id, text(200), z.null()]).optional();

export type LookupRef = number | string | null | undefined;
