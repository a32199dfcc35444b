import type pg from "pg";

type Row = Record<string, unknown>;

/** The rows of each table. */
export type Rows = Map<string, Row[]>;

/** Returns the rows of all tables. */
export async function readRows(client: pg.Client): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
      AND relname <> '_prisma_migrations' ORDER BY relname`,
  );
  const contents: Rows = new Map();
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY t`);
    contents.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return contents;
}

/**
 * Returns the rows that are not the same after an upgrade, in the tables and columns that stay.
 * @param changed columns that the upgrade changes on purpose
 */
export function findLostRows(before: Rows, after: Rows, changed: Record<string, readonly string[]> = {}) {
  return [...before].flatMap(([table, rows]) => {
    const kept = after.get(table);
    if (!kept) return [];
    const inBoth = Object.keys(kept[0] ?? {}).filter((name) => name in (rows[0] ?? {}));
    const names = inBoth.filter((name) => !changed[table]?.includes(name));
    const toText = (row: Row) => JSON.stringify(names.map((name) => row[name]));
    const texts = new Set(kept.map(toText));
    return rows.filter((row) => !texts.has(toText(row))).map((row) => [table, row]);
  });
}
