import type { Database, Prisma } from "@site/db";

type Tx = Prisma.TransactionClient;

/** What is written beside each write. */
export interface Recorder {
  /** The one model whose writes are recorded; where absent, every write and every transaction is. */
  model?: "session" | undefined;
  /** Writes, in the transaction of a write with this result, what is to be known of it. What it throws undoes the write. */
  record(tx: Tx, result: unknown): Promise<void>;
  /** Called when write and record are committed. */
  committed(): void;
}

const WRITES = ["create", "createMany", "createManyAndReturn", "update", "updateMany", "updateManyAndReturn", "upsert", "delete", "deleteMany"];

/** The same database, but that a write by Prisma and its record are committed together or not at all: a service's transaction gets the record as its last statement, a single write a transaction of its own. */
export function recordedDatabase(db: Database, recorder: Recorder): Database {
  return {
    pool: db.pool,
    url: db.url,
    close: () => db.close(),
    get prisma() {
      return recordedClient(db.prisma, recorder);
    },
  };
}

function recordedClient(prisma: Database["prisma"], recorder: Recorder): Database["prisma"] {
  async function inTransaction(write: (tx: Tx) => Promise<unknown>, options?: Parameters<typeof prisma.$transaction>[1]): Promise<unknown> {
    const result = await prisma.$transaction(async (tx) => {
      const written = await write(tx);
      await recorder.record(tx, written);
      return written;
    }, options);
    recorder.committed();
    return result;
  }

  function recordedModel(name: string | symbol, model: object): object {
    const write = (operation: string) => (input: unknown) =>
      inTransaction(async (tx) => {
        const part: unknown = Reflect.get(tx, name);
        return call(part, operation, input);
      });
    return new Proxy(model, { get: (target, key): unknown => (typeof key === "string" && WRITES.includes(key) ? write(key) : Reflect.get(target, key)) });
  }

  return new Proxy(prisma, {
    get(target, key): unknown {
      if (key === "$transaction" && !recorder.model) return inTransaction;
      const part: unknown = Reflect.get(target, key);
      const isModel = typeof part === "object" && part !== null && "findMany" in part;
      return isModel && (!recorder.model || recorder.model === key) ? recordedModel(key, part) : part;
    },
  });
}

function call(model: unknown, operation: string, input: unknown): unknown {
  const method: unknown = typeof model === "object" && model !== null ? Reflect.get(model, operation) : undefined;
  if (typeof method !== "function") throw new Error(`Prisma has no ${operation}`);
  return Reflect.apply(method, model, [input]);
}
