import pg from "pg";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { createTestApp, type TestApp } from "../../../../testing/index.ts";
import { importReferenceLists, publisher } from "../../testing/board.ts";
import { NAME_PLACES } from "../places/queries.ts";

/** Maximum number of statements of an update. Each costs the process about as much time as it costs PostgreSQL. */
const MAX_STATEMENTS = 18;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await importReferenceLists(app);
});
afterEach(() => vi.restoreAllMocks());

/** Runs a write and returns the statements of its transaction, and those that read names of places, on any connection. */
async function watch(write: () => Promise<unknown>) {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  await write();
  const calls = spy.mock.calls.map(([query], at) => ({
    text: typeof query === "string" ? query : Reflect.get(query, "text"),
    client: spy.mock.contexts[at],
  }));
  spy.mockRestore();
  const { client } = calls.find(({ text }) => text === "BEGIN") ?? {};
  const statements = calls.filter((call) => call.client === client);
  const from = statements.findIndex(({ text }) => text === "BEGIN");
  const to = statements.findIndex(({ text }) => text === "COMMIT");
  const places = calls.filter(({ text }) => text === NAME_PLACES);
  return { statements: statements.slice(from, to + 1), places, client };
}

it("an update of the wishes reads places at once, on the connection of its transaction", async () => {
  await publisher(app, { from: "İzmir", to: "Ankara" });
  const person = await publisher(app, { from: "Ankara", to: "İzmir" });
  const { id } = person.listing;
  for (const given of [[3501], [3501, 1601, 3401, 6301]]) {
    const { statements, places, client } = await watch(() =>
      person.caller.becayis.listings.update({ id, wantedPlaces: given }),
    );
    expect(places.map((place) => place.client === client)).toEqual([true]);
    expect(statements.length).toBeGreaterThan(places.length);
    expect(statements.length).toBeLessThanOrEqual(MAX_STATEMENTS);
  }
  const { places } = await watch(() => person.caller.becayis.listings.update({ id, title: "Başka bir başlık" }));
  expect(places).toEqual([]);
});
