import type pg from "pg";
import { openPrisma } from "../client.ts";
import type { PrismaClient } from "../generated/client.ts";
import { createStatementNames } from "../statement-names.ts";
import { afterTestFile } from "./test-file.ts";

/** A client that can move from one pool to another and keeps its compiler and compiled queries. */
class LentPrisma {
  #pool: pg.Pool;
  #names = createStatementNames();
  readonly client: PrismaClient;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    const current = new Proxy(pool, {
      get: (_, key) => {
        const value: unknown = Reflect.get(this.#pool, key);
        return typeof value === "function" ? value.bind(this.#pool) : value;
      },
    });
    this.client = openPrisma(current, (statement) => this.#names(statement));
  }

  lendTo(pool: pg.Pool): void {
    this.#pool = pool;
    this.#names = createStatementNames(); // the connections of the new pool have no prepared statements yet
  }
}

/** Clients that no test file of this thread uses at the moment. */
const free: LentPrisma[] = [];

/**
 * Lends a client to the running test file, because opening one takes a tenth of a second and each of its queries is
 * compiled again.
 */
export function lendPrisma(pool: pg.Pool): PrismaClient {
  const lent = free.pop() ?? new LentPrisma(pool);
  lent.lendTo(pool);
  afterTestFile(() => void free.push(lent));
  return lent.client;
}
