import { setTimeout as sleep } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { connectionOptions } from "./connection.ts";
import { PrismaClient } from "./generated/client.ts";
import type { Log } from "./log.ts";
import { createStatementNames, type StatementNames } from "./statement-names.ts";

/** The most connections of the pool; four of them listen for jobs. */
const MAX_CONNECTIONS = 12;
/** Milliseconds. Generous, because on a busy machine a write should wait instead of failing. */
const TRANSACTIONS = { maxWait: 10_000, timeout: 20_000 };
/**
 * Server-side timeouts. A statement sets them, because poolers such as PgBouncer reject unknown start-up parameters.
 */
const SESSION =
  // the last one is long, because a mail is sent within a transaction
  "SET statement_timeout = '10s'; SET lock_timeout = '8s'; SET idle_in_transaction_session_timeout = '5min'";
/** Client-side timeout in milliseconds, for a PostgreSQL process that is frozen. */
const ANSWER_TIMEOUT_MS = 12_000;
/** Milliseconds to wait at the end for running statements, and again for the server's answer. */
const FAREWELL_MS = 800;

/** Database access: Prisma for records, the pool for frequent reads, search and limits. */
export interface Database {
  /** Created on first use: it needs 50 MB, and no public page uses it. */
  readonly prisma: PrismaClient;
  pool: pg.Pool;
  url: string;
  /**
   * Closes all connections and resolves when the server has ended them, so that the server may be stopped. A connection
   * that is still in use after a while is cut off.
   */
  close(): Promise<void>;
}

/**
 * Connects to a migrated database; connections open on demand. Work that exceeds the statement timeout (migrations, the
 * clean-up) uses a connection of its own.
 */
export function connectDatabase(url: string, log: Log): Database {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: MAX_CONNECTIONS,
    query_timeout: ANSWER_TIMEOUT_MS,
    onConnect: (client) => client.query(SESSION),
  });
  pool.on("error", () => undefined); // the pool replaces the connection; the listener below logs it
  const open = new Map<pg.PoolClient, Promise<unknown>>();
  pool.on("connect", (client) => {
    open.set(client, new Promise((ended) => client.once("end", ended)));
    client.once("end", () => open.delete(client));
    // the pool listens only to idle connections
    client.on("error", (error) => log.error(`a database connection broke: ${error.message}`));
  });
  pool.on("release", (_error, client) => {
    if (!isAtRest(client)) void client.end(); // an abandoned query is still running on it
  });
  let client: PrismaClient | undefined;
  return {
    get prisma() {
      client ??= openPrisma(pool, createStatementNames());
      return client;
    },
    pool,
    url,
    async close() {
      await client?.$disconnect();
      const isUnused = await Promise.race([pool.end().then(() => true), sleep(FAREWELL_MS, false, { ref: false })]);
      if (!isUnused) for (const each of open.keys()) void each.end();
      // pool.end() does not wait for the server, which would report connections that are still open while it stops
      await Promise.race([Promise.all(open.values()), sleep(FAREWELL_MS, undefined, { ref: false })]);
    },
  };
}

/** Opens a client on a pool; the first query loads its compiler. */
export function openPrisma(pool: pg.Pool, statementNameGenerator: StatementNames): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator }),
    transactionOptions: TRANSACTIONS,
  });
}

/** Returns false while an abandoned statement is running. */
function isAtRest(client: pg.PoolClient): boolean {
  return Reflect.get(client, "readyForQuery") !== false;
}
