import type pg from "pg";

/** Runs work in one transaction on a connection of the pool, without starting Prisma. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    isBroken = false;
    return result;
  } finally {
    client.release(isBroken); // closing the connection ends its transaction
  }
}
