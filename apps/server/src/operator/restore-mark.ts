import { existsSync } from "node:fs";
import { join } from "node:path";
import { UnfinishedRestoreError } from "@site/db";

/** Returns the file that marks a data folder whose restore was cut off before its database existed. */
export function getRestoreMark(dataDir: string): string {
  return join(dataDir, "restore-unfinished");
}

/** @throws UnfinishedRestoreError if the data folder is marked */
export function assertNoMarkedFolder(dataDir: string): void {
  if (existsSync(getRestoreMark(dataDir))) throw new UnfinishedRestoreError();
}
