import { createHash } from "node:crypto";
import { chownSync, copyFileSync, cpSync, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The user "nobody", which runs PostgreSQL if this process is root, because PostgreSQL refuses to run as root. */
const NOBODY = 65534;

/** The folders and the user of the embedded server. */
export interface ServerHome {
  /** Folder of `initdb` and `postgres`. */
  binFolder: string;
  /** Folder of the data cluster. */
  clusterFolder: string;
  /** Set if this process is root. */
  user: { uid: number; gid: number } | undefined;
  /** A line for the operator if the data is not under DATA_DIR. */
  note: string | undefined;
}

/**
 * Finds folders that the server's user can access.
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

/** Copies the server once per version; package.json is copied last and marks completion. */
function copyBinaries(nativeFolder: string, copy: string): void {
  const marker = join(copy, "package.json");
  const source = join(dirname(nativeFolder), "package.json");
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(source).mtimeMs) return;
  cpSync(nativeFolder, copy, { recursive: true, verbatimSymlinks: true });
  copyFileSync(source, marker);
}
