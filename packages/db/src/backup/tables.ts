import type pg from "pg";
import { RESTORE_MARK } from "./unfinished.ts";

/** The properties of a table that a dump needs. */
export interface Table {
  name: string;
  /** Stored columns; generated ones are left out. */
  columns: string[];
  /** Columns of the primary key, by which a dump orders the rows. */
  key: string[];
  /** Tables that its foreign keys refer to. */
  references: string[];
}

/**
 * The tables to dump. The history of migrations is left out, because a restore writes it again; backups and the states
 * of outside services belong to the installation, not to the site.
 */
const LIST = `
  SELECT c.relname::text AS name,
    ARRAY(SELECT a.attname::text FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      ORDER BY a.attname) AS columns,
    ARRAY(SELECT a.attname::text FROM pg_index i
      CROSS JOIN unnest(i.indkey::int2[]) WITH ORDINALITY AS part(attnum, position)
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = part.attnum
      WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY part.position) AS key,
    ARRAY(SELECT DISTINCT target.relname::text FROM pg_constraint f JOIN pg_class target ON target.oid = f.confrelid
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS references
  FROM pg_class c
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
    AND c.relname NOT IN ('_prisma_migrations', '${RESTORE_MARK}', 'backups', 'upstream_states')
  ORDER BY c.relname`;

/**
 * Returns the tables of the schema "public", each after those that it refers to, so that rows loaded in this order
 * never violate a foreign key.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(LIST);
  const sorted: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const isFree = ({ references }: Table) => !references.some((name) => waiting.some((table) => table.name === name));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`foreign keys form a circle: ${waiting.map(({ name }) => name).join(", ")}`);
    sorted.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return sorted;
}
