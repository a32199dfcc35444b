import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { connectionOptions } from "./connection.ts";
import { PrismaClient } from "./generated/client.ts";
import type { Log } from "./log.ts";
import { createStatementNames } from "./statement-names.ts";

const MAX_CONNECTIONS = 10;
/** A busy machine is slow, not wrong: a write waits for its turn rather than fail. */
const TRANSACTIONS = { maxWait: 10_000, timeout: 20_000 };
/** PostgreSQL ends what takes longer. Set by a statement of its own, as poolers like PgBouncer refuse unknown start-up parameters. */
const SESSION =
  "SET statement_timeout = '10s'; SET lock_timeout = '8s'; SET idle_in_transaction_session_timeout = '5min'"; // a mail is sent within a transaction
/** A PostgreSQL that is frozen ends nothing: then the connection is given up on this side. */
const ANSWER_TIMEOUT_MS = 12_000;

/** Everything the product asks the database with: Prisma for records, the pool for hot reads, search and limits. */
export interface Database {
  /** Made when first used: it weighs fifty megabytes, and no public page needs it. */
  readonly prisma: PrismaClient;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

/**
 * Connects to a migrated database. Connections are made when first needed. What must take longer than a statement may here
 * (migrations, the clean-up) opens a connection of its own.
 */
export function connectDatabase(url: string, log: Log): Database {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    max: MAX_CONNECTIONS,
    query_timeout: ANSWER_TIMEOUT_MS,
    onConnect: (client) => client.query(SESSION),
  });
  pool.on("error", () => undefined); // the pool replaces the connection; the listener below tells of it
  pool.on("connect", (client) => {
    client.on("error", (error) => log.error(`a database connection broke: ${error.message}`)); // the pool listens only while nobody has taken it
  });
  pool.on("release", (_error, client) => {
    if (!isAtRest(client)) void client.end(); // a query that was given up still runs in it
  });
  let client: PrismaClient | undefined;
  return {
    get prisma() {
      client ??= new PrismaClient({
        adapter: new PrismaPg(pool, { statementNameGenerator: createStatementNames() }),
        transactionOptions: TRANSACTIONS,
      });
      return client;
    },
    pool,
    url,
    async close() {
      await client?.$disconnect();
      await pool.end();
    },
  };
}

/** False while a statement runs that nobody waits for any more. */
function isAtRest(client: pg.PoolClient): boolean {
  return Reflect.get(client, "readyForQuery") !== false;
}
