import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { openConnection } from "../connection.ts";
import { findLostRows, readRows } from "../testing/rows.ts";
import { afterTestFile, createTestDatabaseUrl } from "../testing/test-database.ts";
import { applyMigrations } from "./apply.ts";
import { migrationNames } from "./history.ts";

const prismaFolder = resolve(import.meta.dirname, "../../../../prisma");
/** A file for each release since 1.0.0, with rows of all its tables; the first line names its newest migration. */
const folder = resolve(import.meta.dirname, "../../fixtures/releases");

it.each(readdirSync(folder))("an upgrade keeps every table, column and row of %s", async (file) => {
  const rows = readFileSync(resolve(folder, file), "utf8");
  const newest = /^-- Newest migration: (\w+)/.exec(rows)?.[1] ?? "";
  const url = await createTestDatabaseUrl({ template: false });
  const client = await openConnection(url, "test");
  afterTestFile(() => client.end());
  const all = migrationNames(`${prismaFolder}/migrations`);
  expect(all).toContain(newest);
  await applyMigrations(url, prismaFolder, { only: all.filter((name) => name <= newest) });
  await client.query(`SET session_replication_role = replica; ${rows}; RESET session_replication_role`);
  const before = await readRows(client);
  expect([...before].filter(([, found]) => found.length === 0).map(([table]) => table)).toEqual([]);
  await applyMigrations(url, prismaFolder);
  const after = await readRows(client);
  const lostColumns = [...before].flatMap(([table, [row = {}]]) =>
    Object.keys(row).filter((name) => !(name in (after.get(table)?.[0] ?? {}))),
  );
  expect([lostColumns, findLostRows(before, after)]).toEqual([[], []]);
});
