// Tells npm where each package's archive is. The lock file names no registry, so npm would read the registry's
// description of each package to learn it: half of an installation's CPU. Uses Node's built-ins only.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** npm asks the registry of its configuration instead of this one (replace-registry-host). */
const REGISTRY = "https://registry.npmjs.org";

/**
 * Runs an installation beside a copy of the lock file with addresses, which npm reads instead (npm-shrinkwrap.json).
 * @param install returns whether it succeeded; it runs once more without the addresses if it failed
 */
export function installWithTarballs(root, install) {
  const copy = join(root, "npm-shrinkwrap.json");
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes("node_modules/") || entry.link || entry.resolved) continue;
    const name = entry.name ?? path.split("node_modules/").at(-1);
    entry.resolved = `${REGISTRY}/${name}/-/${name.split("/").at(-1)}-${entry.version}.tgz`;
  }
  writeFileSync(copy, JSON.stringify(lock));
  let hasSucceeded = false;
  try {
    hasSucceeded = install();
  } finally {
    rmSync(copy, { force: true });
  }
  return hasSucceeded || install();
}
