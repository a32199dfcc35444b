import { getPrefix } from "@site/contract/paths";

/**
 * Returns the SQL condition for a `path` of a pattern.
 * @param find completes a statement that finds the page's record by its slug
 */
export function isPageOf(pattern: string, find: (slug: string) => string): string {
  const prefix = getPrefix(pattern);
  return `starts_with(path, '${prefix}') AND EXISTS (${find(`substr(path, ${prefix.length + 1})`)})`;
}
