import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "./generated/client.ts";
import type { Log } from "./log.ts";
import { createStatementNames } from "./statement-names.ts";

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** A busy machine is slow, not wrong: a write waits for its turn rather than fail. */
const TRANSACTIONS = { maxWait: 10_000, timeout: 20_000 };

/** Everything the product asks the database with: Prisma for records, the pool for hot reads, search and limits. */
export interface Database {
  /** Made when first used: it weighs fifty megabytes, and no public page needs it. */
  readonly prisma: PrismaClient;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

/** Connects to a migrated database. Connections are made when first needed. */
export function connectDatabase(url: string, log: Log): Database {
  const pool = new pg.Pool({ connectionString: url, max: MAX_CONNECTIONS, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  pool.on("error", (error) => log.error(`a database connection broke: ${error.message}`)); // the pool replaces it
  // One that is in use says so to its user as well; unheard, the event would end the process.
  pool.on("connect", (connection) => connection.on("error", (error) => log.error(`a database connection in use broke: ${error.message}`)));
  let client: PrismaClient | undefined;
  return {
    get prisma() {
      client ??= new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator: createStatementNames() }), transactionOptions: TRANSACTIONS });
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
