import { z } from "zod";
import { cutText } from "./text.ts";

/** Bounds of the list of unknown fields in an error message, because an input can have any number of them. */
const MAX_NAMES = 5;
const MAX_NAME_LENGTH = 60;

/** Sets Turkish default texts for zod rules; imported once where input is parsed (server, forms). */
z.config({
  ...z.locales.tr(),
  customError: (issue) => {
    if (issue.code === "invalid_type")
      return issue.input === undefined || issue.input === null
        ? "Bu alan gereklidir"
        : "Bu alandaki bilgi geçerli türde değil";
    if (issue.code === "unrecognized_keys") return unknownFields(issue.keys);
    if (issue.code === "invalid_value") return `Şu değerlerden biri girilmelidir: ${issue.values.join(", ")}`;
    return undefined;
  },
});

function unknownFields(names: readonly string[]): string {
  const shown = names
    .slice(0, MAX_NAMES)
    .map((name) => (name.length > MAX_NAME_LENGTH ? `"${cutText(name, MAX_NAME_LENGTH)}…"` : `"${name}"`));
  const more = names.length - shown.length;
  return `Bilinmeyen alan: ${shown.join(", ")}${more > 0 ? ` ve ${more} alan daha` : ""}`;
}
