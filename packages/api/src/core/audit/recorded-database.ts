import type { Database, Prisma } from "@site/db";
import { readingPool } from "../database/reading-pool.ts";

type Tx = Prisma.TransactionClient;
type Work = (tx: Tx) => Promise<unknown>;
type Options = Parameters<Database["prisma"]["$transaction"]>[1];

/** Functions that run around the writes of a database. */
export interface Recorder {
  /** Restricts recording to rows created in this model; by default every write and transaction is recorded. */
  model?: "session" | undefined;
  /** Runs first in the write's transaction. */
  begin?(tx: Tx): Promise<unknown>;
  /** Runs in the write's transaction; an error rolls the write back. */
  record(tx: Tx, result: unknown): Promise<void>;
  /** Called after the commit. */
  committed(): void;
}

const WRITES = [
  "create",
  "createMany",
  "createManyAndReturn",
  "update",
  "updateMany",
  "updateManyAndReturn",
  "upsert",
  "delete",
  "deleteMany",
];

/**
 * Wraps a database so that each Prisma write commits together with its record: in a service's transaction as the last
 * statement, for a single write in a transaction of its own.
 */
export function recordedDatabase(db: Database, recorder: Recorder): Database {
  return {
    pool: recorder.model ? db.pool : readingPool(db.pool),
    url: db.url,
    close: () => db.close(),
    get prisma() {
      return recordedClient(db.prisma, recorder);
    },
  };
}

function recordedClient(prisma: Database["prisma"], recorder: Recorder): Database["prisma"] {
  async function inTransaction(write: Work, options?: Options): Promise<unknown> {
    const result = await prisma.$transaction(async (tx) => {
      await recorder.begin?.(tx);
      const written = await write(tx);
      await recorder.record(tx, written);
      return written;
    }, options);
    recorder.committed();
    return result;
  }

  /** Runs a transaction and records the row it creates in the watched model, if any. */
  async function watchedTransaction(model: string, work: Work, options?: Options): Promise<unknown> {
    let created: unknown;
    const result = await prisma.$transaction(async (tx) => {
      const worked = await work(
        reportCreation(tx, model, (row) => {
          created = row;
        }),
      );
      if (created !== undefined) await recorder.record(tx, created);
      return worked;
    }, options);
    if (created !== undefined) recorder.committed();
    return result;
  }

  function recordedModel(name: string | symbol, model: object): object {
    const write = (operation: string) => (input: unknown) =>
      inTransaction(async (tx) => {
        const part: unknown = Reflect.get(tx, name);
        return call(part, operation, input);
      });
    return new Proxy(model, {
      get: (target, key): unknown =>
        typeof key === "string" && WRITES.includes(key) ? write(key) : Reflect.get(target, key),
    });
  }

  return new Proxy(prisma, {
    get(target, key): unknown {
      const { model } = recorder;
      if (key === "$transaction")
        return model ? (...given: [Work, Options?]) => watchedTransaction(model, ...given) : inTransaction;
      const part: unknown = Reflect.get(target, key);
      const isModel = typeof part === "object" && part !== null && "findMany" in part;
      return isModel && !model ? recordedModel(key, part) : part;
    },
  });
}

/** Returns a transaction client that reports each row created in one model. */
function reportCreation(tx: Tx, model: string, report: (row: unknown) => void): Tx {
  const reported = (target: object) => async (input: unknown) => {
    const row = await call(target, "create", input);
    report(row);
    return row;
  };
  return new Proxy(tx, {
    get(target, key): unknown {
      const part: unknown = Reflect.get(target, key);
      if (key !== model || typeof part !== "object" || part === null) return part;
      return new Proxy(part, {
        get: (rows, name): unknown => (name === "create" ? reported(rows) : Reflect.get(rows, name)),
      });
    },
  });
}

function call(model: unknown, operation: string, input: unknown): unknown {
  const method: unknown = typeof model === "object" && model !== null ? Reflect.get(model, operation) : undefined;
  if (typeof method !== "function") throw new Error(`Prisma has no ${operation}`);
  return Reflect.apply(method, model, [input]);
}
