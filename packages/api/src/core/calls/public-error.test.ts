import type { Prisma } from "@site/db";
import { expect, it } from "vitest";
import { createTestApp } from "../../testing/index.ts";
import { toPublicError } from "./public-error.ts";

const RETRY = { status: 503, code: "UNAVAILABLE", details: { retryAfter: 1 } };

/** Runs two transactions that wait for each other's lock; PostgreSQL aborts one of them. */
async function deadlock(
  transact: (work: (take: (key: number) => Promise<unknown>) => Promise<void>) => Promise<unknown>,
): Promise<unknown> {
  let goOn: () => void = () => undefined;
  const bothHold = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let holding = 0;
  const results = await Promise.allSettled(
    [0, 1].map((own) =>
      transact(async (take) => {
        await take(own);
        if (++holding === 2) goOn();
        await bothHold;
        await take(1 - own);
      }),
    ),
  );
  const [failed, ...others] = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(others).toEqual([]);
  return failed;
}

it("a deadlock, in Prisma or in the pool, asks for a retry", async () => {
  const app = await createTestApp();
  const ofPrisma = await deadlock((work) =>
    app.db.prisma.$transaction((tx) =>
      work((key) => tx.$queryRaw`SELECT pg_advisory_xact_lock(77, ${key}::int)::text`),
    ),
  );
  expect(toPublicError(ofPrisma)).toMatchObject(RETRY);
  const ofPool = await deadlock(async (work) => {
    const client = await app.db.pool.connect();
    try {
      await client.query("BEGIN");
      await work((key) => client.query("SELECT pg_advisory_xact_lock(78, $1::int)", [key]));
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  });
  expect(toPublicError(ofPool)).toMatchObject(RETRY);
});

it("a serialization failure asks for a retry", async () => {
  const app = await createTestApp();
  const { id } = await app.db.prisma.tag.create({ data: { name: "yarış", slug: "yaris" } });
  const rename = (tx: Prisma.TransactionClient, name: string) => tx.tag.update({ where: { id }, data: { name } });
  const late = app.db.prisma.$transaction(
    async (tx) => {
      await tx.tag.findFirst({ where: { id } });
      await rename(app.db.prisma, "önce");
      await rename(tx, "sonra");
    },
    { isolationLevel: "RepeatableRead" },
  );
  expect(toPublicError(await late.catch((error: unknown) => error))).toMatchObject(RETRY);
});
