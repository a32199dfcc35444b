import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A throw-away data folder that the user PostgreSQL runs as can reach: root's own temporary folders are closed to others. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "hvy-"));
  chmodSync(folder, 0o755);
  return folder;
}

export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
