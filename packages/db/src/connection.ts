import pg from "pg";
import { OperatorError } from "./operator-error.ts";

const CONNECT_TIMEOUT_MS = 5_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Returns the options of every connection, with timeouts for silent servers and dead peers. */
export function connectionOptions(url: string, name?: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(name && { application_name: name }),
  };
}

/**
 * Opens a connection outside of the pool. If it breaks, the pending query fails; the additional error event is ignored
 * so that it does not end the process.
 */
export async function openConnection(url: string, name: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionOptions(url, name), ...options });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Connects once. @throws OperatorError that explains what is wrong with DATABASE_URL */
export async function assertReachable(url: string): Promise<void> {
  try {
    const client = await openConnection(url, "start");
    await client.end();
  } catch (error) {
    throw toOperatorError(error, new pg.Client({ connectionString: url }));
  }
}

function toOperatorError(error: unknown, { host, port, user, database }: pg.Client): OperatorError {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  const place = `${host}:${port}`;
  const known: Record<string, string> = {
    ENOTFOUND: `the host ${host} is unknown`,
    EAI_AGAIN: `the name ${host} cannot be resolved at the moment`,
    ENOENT: `no PostgreSQL has a socket in ${host}`,
    ECONNREFUSED: `no PostgreSQL listens at ${place}`,
    ECONNRESET: `${place} hung up`,
    EHOSTUNREACH: `${place} cannot be reached`,
    ENETUNREACH: `${place} cannot be reached`,
    ETIMEDOUT: `${place} cannot be reached`,
    "28P01": `${place} refuses the password of the role "${user}"`,
    "28000": `${place} does not let the role "${user}" in`,
    "3D000": `${place} has no database "${database}": create it`,
    "53300": `${place} has no connection left`,
    "57P03": `${place} is starting or stopping`,
  };
  const isSilent = /timeout|terminated unexpectedly/i.test(message);
  const unknown = isSilent
    ? `${place} does not answer as PostgreSQL does (waited ${CONNECT_TIMEOUT_MS / 1000} s)`
    : `cannot connect to ${place}: ${message}`;
  return new OperatorError(`DATABASE_URL: ${known[code] ?? unknown}`);
}
