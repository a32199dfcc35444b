import { randomBytes } from "node:crypto";
import { join } from "node:path";

const NAME = /^site-\d{8}-\d{6}(-[0-9a-f]{6})?\.tar\.gz$/;

/** Returns the name of a new backup, with its moment in UTC: site-20261123-041500-1f9c02.tar.gz. */
export function newBackupName(moment: Date): string {
  return `site-${getStamp(moment)}-${randomBytes(3).toString("hex")}.tar.gz`;
}

/** Returns the folder of the backups in a data folder. */
export function backupFolder(dataDir: string): string {
  return join(dataDir, "backups");
}

/** Returns the path of a backup. @throws if the name is not one of a backup */
export function backupPath(dataDir: string, name: string): string {
  if (!NAME.test(name)) throw new Error("not the name of a backup");
  return join(backupFolder(dataDir), name);
}

function getStamp(moment: Date): string {
  return moment
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replaceAll(/[-:]/g, "")
    .replace("T", "-");
}
