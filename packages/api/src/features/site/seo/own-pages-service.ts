import { isFixedPage } from "@site/contract/site/redirects/site-path";
import { FIND_OWN_PAGES } from "./queries.ts";

/** Runs a statement that takes a list of paths, within a transaction or outside of one. */
export type ReadPaths = <Row>(sql: string, paths: string[]) => Promise<Row[]>;

/** Returns which of these canonical paths have a page that visitors can see. */
export async function findOwnPages(read: ReadPaths, paths: string[]): Promise<Set<string>> {
  const rows = await read<{ path: string }>(FIND_OWN_PAGES, paths);
  return new Set([...paths.filter(isFixedPage), ...rows.map(({ path }) => path)]);
}
