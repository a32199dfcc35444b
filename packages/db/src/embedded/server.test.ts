import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { OperatorError } from "../operator-error.ts";
import { bundle } from "../testing/bundle.ts";
import { DataFolderInUseError, type EmbeddedServer, startEmbeddedServer } from "./server.ts";

const DEADLINE_MS = 60_000;

/** Holds the data and, as TMPDIR, the socket folders; PostgreSQL's user must have access. */
const base = mkdtempSync(join(tmpdir(), "hvy-"));
chmodSync(base, 0o755);

const errors: string[] = [];
const log = { info: () => undefined, error: (message: string) => errors.push(message) };
const running: EmbeddedServer[] = [];
const processes: ChildProcess[] = [];

beforeAll(() => {
  vi.stubEnv("TMPDIR", base);
});
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill("SIGKILL");
  for (const server of running.splice(0)) await server.stop();
  errors.length = 0;
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(folder: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer(folder, log);
  running.push(server);
  return server;
}

function newFolder(): string {
  const folder = mkdtempSync(join(base, "data-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Returns a new folder with a stopped cluster. It is a copy with its owners, since making one takes a second. */
function folderWithCluster(): string {
  if (!existsSync(lockFile(folder)) && existsSync(join(folder, "postgres/PG_VERSION"))) {
    const copy = newFolder();
    execFileSync("cp", ["-a", `${folder}/.`, copy]);
    return copy;
  }
  throw new Error("there is no stopped cluster to copy");
}

async function query<Row extends pg.QueryResultRow>(server: EmbeddedServer, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await server.databaseUrl("site") });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const lockFile = (folder: string) => join(folder, "postgres/postmaster.pid");
const serverPid = (folder: string) => Number(readFileSync(lockFile(folder), "utf8").split("\n")[0]);
const socketFolders = () => readdirSync(base).filter((name) => name.startsWith("hvy-pg-"));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts another process that owns the folder; `lines` collects its output. */
function startOwner(folder: string) {
  const child = spawn(process.execPath, [bundle(new URL("../testing/owner.ts", import.meta.url)), folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  processes.push(child);
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  return { child, lines, ended: once(child, "close") };
}

async function until(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + DEADLINE_MS; !condition(); await sleep(5))
    if (Date.now() > deadline) throw new Error("waited in vain");
}

/** The folder of the first tests. */
const folder = newFolder();

describe("the embedded server of a data folder", { timeout: 180_000 }, () => {
  it("rejects a second owner and leaves nothing behind", async () => {
    const server = await start(folder);
    await expect(startEmbeddedServer(folder, log)).rejects.toThrow(DataFolderInUseError);
    expect(await query(server, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(socketFolders()).toHaveLength(1);
  });

  it("leaves no process or socket folder after a stop", async () => {
    const server = await start(folder);
    const pid = serverPid(folder);
    expect(isAlive(pid)).toBe(true);
    await server.stop();
    expect(isAlive(pid)).toBe(false);
    expect(socketFolders()).toEqual([]);
    expect(existsSync(lockFile(folder))).toBe(false);
  });

  it("keeps acknowledged rows when its owner is killed", async () => {
    const owner = startOwner(folder);
    await until(() => owner.lines.length > 100);
    owner.child.kill("SIGKILL");
    await owner.ended;
    const acknowledged = owner.lines.slice(1).map(Number);
    const rows = await query<{ id: number }>(await start(folder), "SELECT id FROM notes");
    const found = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(99);
  });

  it("waits for a PostgreSQL killed together with its owner", async () => {
    const owner = startOwner(folder);
    await until(() => owner.lines.length > 1);
    const socketFolder = readFileSync(lockFile(folder), "utf8").split("\n")[4] ?? "";
    const client = new pg.Client({
      host: socketFolder,
      user: "postgres",
      database: "postgres",
      password: readFileSync(join(folder, "postgres-password"), "utf8"),
    });
    client.on("error", () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const left = rows[0]?.pid ?? 0;
    process.kill(left, "SIGSTOP"); // as if it were busy
    owner.child.kill("SIGKILL");
    process.kill(serverPid(folder), "SIGKILL");
    await owner.ended;
    const starting = start(folder);
    await until(() => readFileSync(join(folder, "postgres.log"), "utf8").includes("still in use"));
    process.kill(left, "SIGCONT");
    expect(await query(await starting, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("restarts with its data when PostgreSQL is killed", async () => {
    const server = await start(folder);
    const killed = serverPid(folder);
    const [before] = await query(server, "SELECT count(*) FROM notes");
    process.kill(killed, "SIGKILL");
    await expect
      .poll(() => query(server, "SELECT count(*) FROM notes").catch(() => undefined), { timeout: DEADLINE_MS })
      .toEqual([before]);
    expect(serverPid(folder)).not.toBe(killed);
    expect(errors).toContainEqual(expect.stringContaining("SIGKILL"));
  });

  it("does not restart during a stop", async () => {
    const server = await start(folder);
    process.kill(serverPid(folder), "SIGKILL");
    await until(() => errors.length > 0);
    await server.stop();
    expect(existsSync(lockFile(folder)) && isAlive(serverPid(folder))).toBe(false);
    expect(socketFolders()).toEqual([]);
  });

  it("starts with a stale lock file of a reused process id", async () => {
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    const innocent = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"], {
      ...nobody,
      cwd: "/",
      stdio: "ignore",
    });
    processes.push(innocent);
    await once(innocent, "spawn");
    writeFileSync(
      lockFile(folder),
      [innocent.pid, join(folder, "postgres"), 1, 5432, join(base, "hvy-pg-gone"), "", "0 0", "ready   ", ""].join(
        "\n",
      ),
    );
    expect(await query(await start(folder), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(innocent.exitCode ?? innocent.signalCode).toBeNull();
  });
});

describe("a broken data folder", { timeout: 180_000 }, () => {
  it("gets a new password for a lost file, and explains a wrong one", async () => {
    const broken = folderWithCluster();
    const file = join(broken, "postgres-password");
    for (const breakIt of [() => rmSync(file), () => writeFileSync(file, "")]) {
      breakIt();
      const server = await start(broken);
      expect(await query(server, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
      await server.stop();
    }
    writeFileSync(file, "wrong");
    const attempt = startEmbeddedServer(broken, log);
    await expect(attempt).rejects.toThrow(OperatorError);
    await expect(attempt).rejects.toThrow(/postgres-password is not the database's/);
  });

  it("is refused in one line if files are damaged or missing", async () => {
    const broken = folderWithCluster();
    const control = join(broken, "postgres/global/pg_control");
    const whole = readFileSync(control);
    writeFileSync(control, Buffer.from(whole).fill(7, 64, 96));
    const damaged = startEmbeddedServer(broken, log);
    await expect(damaged).rejects.toThrow(OperatorError);
    await expect(damaged).rejects.toThrow(/^the database files in .* are damaged .*restore them from a backup$/);
    writeFileSync(control, whole);
    rmSync(join(broken, "postgres/PG_VERSION"));
    await expect(startEmbeddedServer(broken, log)).rejects.toThrow(/holds files but no PG_VERSION/);
  });

  it("is refused in one line if it is not a folder", async () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    await expect(startEmbeddedServer(file, log)).rejects.toThrow(/^DATA_DIR cannot be used/);
  });

  it("is refused in one line if its password is a folder", async () => {
    const folder = newFolder();
    mkdirSync(join(folder, "postgres-password"), { recursive: true });
    const attempt = startEmbeddedServer(folder, log);
    await expect(attempt).rejects.toThrow(OperatorError);
    await expect(attempt).rejects.toThrow(/^\S+postgres-password is a folder: .*$/);
  });

  it("has a private log without statement values", async () => {
    const own = folderWithCluster();
    const server = await start(own);
    await query(server, "CREATE TABLE letters (letter text PRIMARY KEY); INSERT INTO letters VALUES ('gizli')");
    await expect(query(server, "INSERT INTO letters VALUES ('gizli')")).rejects.toThrow("letters_pkey");
    const file = join(own, "postgres.log");
    await expect.poll(() => readFileSync(file, "utf8")).toContain("letters_pkey");
    expect(readFileSync(file, "utf8")).not.toContain("gizli");
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});

describe("a new data folder", { timeout: 180_000 }, () => {
  it("gets one owner of two concurrent ones", async () => {
    const fresh = newFolder();
    for (const round of ["of a fresh folder", "of a folder with a cluster"]) {
      const owners = [startOwner(fresh), startOwner(fresh)];
      await until(() => owners.every(({ lines }) => lines.length > 0));
      expect(
        owners.map(({ lines }) => lines[0]?.split(" ").slice(0, 2).join(" ")).sort(),
        `${round}\n${owners.map(({ lines }) => lines[0]).join("\n")}`,
      ).toEqual(["owned", "refused DataFolderInUseError"]);
      for (const { child } of owners) child.stdin?.end();
      await Promise.all(owners.map(({ ended }) => ended));
      expect(existsSync(lockFile(fresh))).toBe(false);
    }
    expect(socketFolders()).toEqual([]);
  });

  it("is usable after the first start was killed, and its password is private", async () => {
    const fresh = newFolder();
    const owner = startOwner(fresh);
    await until(() =>
      readdirSync(fresh).some((name) => name.startsWith("postgres") && existsSync(join(fresh, name, "PG_VERSION"))),
    );
    owner.child.kill("SIGKILL");
    await owner.ended;
    expect(await query(await start(fresh), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(statSync(join(fresh, "postgres-password")).mode & 0o077).toBe(0);
  });
});
