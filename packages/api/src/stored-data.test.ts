import { beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "./testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

it("each table of the database is stored by one feature, which says whether it holds data of members", async () => {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_%' ORDER BY 1`,
  );
  const declared = app.storedData.flatMap(({ tables }) => Object.keys(tables));
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it("a feature deletes rows of its own tables alone", () => {
  const others = app.storedData.flatMap(({ tables, retention = [] }) =>
    retention.map(({ table }) => table).filter((table) => !(table in tables)),
  );
  expect(others).toEqual([]);
});
