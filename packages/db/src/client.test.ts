import { expect, it } from "vitest";
import { connectDatabase } from "./client.ts";
import { openConnection } from "./connection.ts";
import { createTestDatabaseUrl } from "./testing/test-database.ts";

const PIDS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

/** Connects and opens as many connections as the pool may have. */
async function connectFully() {
  const url = await createTestDatabaseUrl();
  const logged: string[] = [];
  const database = connectDatabase(url, { info: () => undefined, error: (line) => logged.push(line) });
  await Promise.all(Array.from({ length: 10 }, () => database.pool.query("SELECT pg_sleep(0.05)")));
  const observer = await openConnection(url, "observer");
  return { database, observer, logged };
}

it("has closed every connection on the server's side too when closing resolves", async () => {
  for (let time = 0; time < 2; time++) {
    const { database, observer, logged } = await connectFully();
    expect((await observer.query(PIDS)).rowCount).toBe(10);
    await database.close();
    expect([(await observer.query(PIDS)).rowCount, logged]).toEqual([0, []]);
    await observer.end();
  }
});

it("cuts off what is still in use, without a line in the log", async () => {
  const { database, observer, logged } = await connectFully();
  const inTransaction = await database.pool.connect();
  await inTransaction.query("BEGIN");
  const busy = await database.pool.connect();
  const running = busy.query("SELECT pg_sleep(9)").catch((error: Error) => error.message);
  await database.close();
  await expect(running).resolves.toContain("terminated");
  await observer.query(`SELECT pg_terminate_backend(pid) FROM (${PIDS}) AS others`);
  expect(logged).toEqual([]);
  for (const client of [inTransaction, busy]) client.release(true);
  await observer.end();
});
