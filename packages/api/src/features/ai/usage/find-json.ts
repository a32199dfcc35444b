import { repairText } from "@site/contract/common/clean-text";

/**
 * Returns the JSON of an answer, also from a code block, or undefined if there is none. NUL and unpaired surrogates are
 * removed, because PostgreSQL refuses them.
 */
export function findJson(text: string): unknown {
  const start = text.search(/[[{]/);
  const end = Math.max(text.lastIndexOf("}"), text.lastIndexOf("]"));
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(text.slice(start, end + 1), (_, value: unknown) =>
      typeof value === "string" ? repairText(value).replaceAll("\u0000", "") : value,
    );
  } catch {
    return undefined;
  }
}
