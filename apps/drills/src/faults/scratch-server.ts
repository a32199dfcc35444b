import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { locateDatabase, openConnection } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";

/** A temporary PostgreSQL server. */
export interface ScratchServer {
  /** Creates an empty database. @returns its URL */
  newDatabase(): Promise<string>;
  /** Returns the server's process id. */
  pid(): number;
  stop(): Promise<void>;
}

/** Starts a server in a temporary folder; it restarts automatically when killed. */
export async function startScratchServer(): Promise<ScratchServer> {
  const folder = makeDataFolder();
  const located = await locateDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    log: { info: () => undefined, error: () => undefined },
  });
  process.once("exit", () => located.abandon()); // in case the drill is interrupted
  return {
    async newDatabase() {
      const name = `drill_${randomBytes(6).toString("hex")}`;
      const client = await openConnection(located.url, "drill");
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      const url = new URL(located.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    pid: () => Number(readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0]),
    async stop() {
      await located.stop();
      removeDataFolder(folder);
    },
  };
}
