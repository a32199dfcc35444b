import { createHash } from "node:crypto";
import { chownSync, copyFileSync, cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The unprivileged user "nobody", under whom PostgreSQL runs where this process is root: PostgreSQL refuses to run as root. */
const NOBODY = 65534;

/** Where the embedded server lives and under which user it runs. */
export interface ServerHome {
  /** Folder of `initdb` and `postgres`. */
  binFolder: string;
  /** Folder of the data cluster. */
  clusterFolder: string;
  /** Set where this process is root. */
  user: { uid: number; gid: number } | undefined;
  /** One line for the operator where the data is not under DATA_DIR. */
  note: string | undefined;
}

/**
 * Finds a home for the server that its user can reach.
 * @param dataDir the product's data folder; it exists
 * @param nativeFolder the unpacked PostgreSQL (bin, lib, share)
 */
export function findServerHome(dataDir: string, nativeFolder: string): ServerHome {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot)
    return {
      binFolder: join(nativeFolder, "bin"),
      clusterFolder: join(dataDir, "postgres"),
      user: undefined,
      note: undefined,
    };

  const user = { uid: NOBODY, gid: NOBODY };
  const base = join("/var/lib/hukuk-ve-yazilim", createHash("sha256").update(dataDir).digest("hex").slice(0, 12));
  const clusterFolder = isReachableByAll(dataDir) ? join(dataDir, "postgres") : join(base, "postgres");
  const note = clusterFolder.startsWith(dataDir)
    ? undefined
    : `PostgreSQL may not run as root and its user cannot reach ${dataDir}: its data is in ${clusterFolder}`;
  let binFolder = join(nativeFolder, "bin");
  if (!isReachableByAll(binFolder)) {
    const copy = join("/var/lib/hukuk-ve-yazilim", "postgresql");
    copyBinaries(nativeFolder, copy);
    binFolder = join(copy, "bin");
  }
  mkdirSync(clusterFolder, { recursive: true, mode: 0o755 });
  chownSync(clusterFolder, user.uid, user.gid);
  return { binFolder, clusterFolder, user, note };
}

function isReachableByAll(folder: string): boolean {
  for (let each = folder; ; each = dirname(each)) {
    if ((statSync(each).mode & 0o001) === 0) return false;
    if (each === dirname(each)) return true;
  }
}

/** Copies the unpacked server once per version; package.json goes last and marks the copy as whole. */
function copyBinaries(nativeFolder: string, copy: string): void {
  const marker = join(copy, "package.json");
  const source = join(dirname(nativeFolder), "package.json");
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(source).mtimeMs) return;
  cpSync(nativeFolder, copy, { recursive: true, verbatimSymlinks: true });
  copyFileSync(source, marker);
}
