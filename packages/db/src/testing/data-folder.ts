import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a temporary data folder that PostgreSQL's user can access, unlike root's own temporary folders. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "hvy-"));
  chmodSync(folder, 0o755);
  return folder;
}

export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
