import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { locateDatabase, openConnection } from "@site/db";
import { makeDataFolder, removeDataFolder } from "@site/db/testing/data-folder";

/** A PostgreSQL of the drill's own. */
export interface ScratchServer {
  /** Makes an empty database. @returns its address */
  newDatabase(): Promise<string>;
  /** Its process number. */
  pid(): number;
  stop(): Promise<void>;
}

/** Starts one in a throw-away folder; it comes back by itself when it is killed. */
export async function startScratchServer(): Promise<ScratchServer> {
  const folder = makeDataFolder();
  const located = await locateDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    log: { info: () => undefined, error: () => undefined },
  });
  process.once("exit", () => located.abandon()); // where the drill is broken off
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
