import { isFixedPage } from "@site/contract/site/redirects/site-path";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { findPathsSql } from "./queries.ts";

/** Runs a statement that takes a list of paths, in a transaction if one is given. */
export async function queryPaths<Row>(
  { db }: Pick<App, "db">,
  sql: string,
  paths: string[],
  tx?: Prisma.TransactionClient,
): Promise<Row[]> {
  return tx ? tx.$queryRawUnsafe<Row[]>(sql, paths) : (await db.pool.query(sql, [paths])).rows;
}

/** Returns which of these canonical paths have a page that visitors can see. */
export async function findOwnPages(
  app: Pick<App, "db" | "publicPages">,
  paths: string[],
  tx?: Prisma.TransactionClient,
): Promise<Set<string>> {
  const conditions = app.publicPages.flatMap(({ pageConditions }) => pageConditions);
  const rows = await queryPaths<{ path: string }>(app, findPathsSql(conditions), paths, tx);
  return new Set([...paths.filter(isFixedPage), ...rows.map(({ path }) => path)]);
}
