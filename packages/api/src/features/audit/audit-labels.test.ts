import { type AuditChange, labelOfChange, labelOfField, textOfValue } from "@site/contract/audit/changes";
import { isShown } from "@site/contract/audit/columns";
import { createTestDatabase } from "@site/db/testing";
import { beforeAll, expect, it } from "vitest";

/** Columns whose words only the forms of the administration label; the log shows them as stored. */
const STORED_WORDS = ["features.color_class", "features.icon_name", "projects.project_type"];

/** The columns that the triggers note: all but those in their third argument. */
const NOTED_COLUMNS = `SELECT relname::text AS table, array_agg(attname::text ORDER BY attname) AS columns
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_attribute ON attrelid = tgrelid
  WHERE tgname = 'note_changes' AND attnum > 0 AND NOT attisdropped
    AND NOT attname = ANY (string_to_array(split_part(encode(tgargs, 'escape'), '\\000', 3), ','))
  GROUP BY relname ORDER BY relname`;

const CHECKS = `SELECT relname::text AS table, pg_get_constraintdef(pg_constraint.oid) AS definition
  FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid WHERE contype = 'c'`;

let noted: { table: string; columns: string[] }[] = [];
let checks: { table: string; definition: string }[] = [];
beforeAll(async () => {
  const { pool } = await createTestDatabase();
  noted = (await pool.query<(typeof noted)[number]>(NOTED_COLUMNS)).rows;
  checks = (await pool.query<(typeof checks)[number]>(CHECKS)).rows;
});

const changeOf = (table: string): AuditChange => ({ table, key: "site,site_name", operation: "update", fields: {} });

const shownColumns = () =>
  noted.flatMap(({ table, columns }) =>
    columns.filter((column) => isShown(table, column)).map((column) => ({ table, column })),
  );

/** Returns the words that the checks of the shown columns allow. */
function allowedWords() {
  const columns = new Set(shownColumns().map(({ table, column }) => `${table}.${column}`));
  return checks
    .flatMap(({ table, definition }) =>
      [...definition.matchAll(/\((\w+)\)?(?:::text)? (?:= ANY|<@) \(*ARRAY\[(.*?)\]/g)].flatMap(
        ([, column = "", list = ""]) =>
          [...list.matchAll(/'(.*?)'/g)].map(([, word = ""]) => ({ table, column, word })),
      ),
    )
    .filter(({ table, column }) => columns.has(`${table}.${column}`));
}

it("each table whose changes are noted has a name", () => {
  expect(noted.length).toBeGreaterThan(50);
  const nameless = noted.filter(({ table }) => labelOfChange(changeOf(table)).startsWith(`${table} `));
  expect(nameless.map(({ table }) => table)).toEqual([]);
});

it("each column that the log shows has a label", () => {
  const bare = shownColumns().filter(({ table, column }) => labelOfField(changeOf(table), column) === column);
  expect(bare.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

it("each word that a column allows has a label", () => {
  const words = allowedWords();
  expect(words.length).toBeGreaterThan(60);
  const raw = words.filter(({ table, column, word }) => textOfValue(changeOf(table), column, word) === word);
  expect([...new Set(raw.map(({ table, column }) => `${table}.${column}`))].toSorted()).toEqual(STORED_WORDS);
});
