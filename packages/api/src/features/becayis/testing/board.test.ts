import { beforeAll, beforeEach, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/index.ts";
import { acceptedSwap, approve, boardMember, importReferenceLists, listingInput } from "./board.ts";

const TABLES = ["swap_profiles", "listings", "matches", "match_sides", "rings", "ring_members"];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
  // ids that no other number equals
  await app.db.pool.query(
    `ALTER SEQUENCE listings_id_seq RESTART WITH 555000001;
     ALTER SEQUENCE matches_id_seq RESTART WITH 777000001;
     ALTER SEQUENCE rings_id_seq RESTART WITH 777000001`,
  );
});
beforeEach(async () => {
  for (const table of ["members", "matches", "rings"]) await app.db.pool.query(`DELETE FROM ${table}`);
});

/** Returns the rows of the board, with ids in the order of their first appearance, and of times only whether they are set. */
async function readRows(): Promise<string[]> {
  const found = new Map<string, string>();
  const rows: string[] = [];
  for (const table of TABLES) {
    const result = await app.db.pool.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS row FROM ${table} t ORDER BY 1`,
    );
    rows.push(...result.rows.map(({ row }) => `${table} ${row}`));
  }
  return rows.map((row) =>
    row.replace(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"a time"').replace(/(?:555|777|987)\d{6}/g, (id) => {
      const name = found.get(id) ?? `id ${found.size}`;
      found.set(id, name);
      return name;
    }),
  );
}

/** Does what the factory does, by the calls of the members and of the administrator. */
async function swapByCalls(cities: readonly string[]): Promise<void> {
  const people: Awaited<ReturnType<typeof boardMember>>[] = [];
  for (const [index, from] of cities.entries()) {
    const person = await boardMember(app, { from, to: cities[(index + 1) % cities.length] ?? from });
    people.push(person);
    const { id } = await person.caller.becayis.listings.create(listingInput(person));
    await approve(app, id);
  }
  for (const { caller } of people) {
    const calls = cities.length === 2 ? caller.becayis.matches : caller.becayis.rings;
    const [found] = await calls.mine({});
    await calls.setStatus({ id: found?.id ?? 0, status: "accepted" });
  }
}

it.each([
  ["match", ["Ankara", "Şanlıurfa"]],
  ["ring", ["Ankara", "Bursa", "İzmir"]],
])("the members of an accepted %s have the rows that their calls write", async (_, cities) => {
  await swapByCalls(cities);
  const expected = await readRows();
  for (const table of ["members", "matches", "rings"]) await app.db.pool.query(`DELETE FROM ${table}`);
  await acceptedSwap(app, cities);
  expect(await readRows()).toEqual(expected);
});
