import { openConnection } from "@site/db";
import { verifyArchive } from "./archive.ts";
import { HAS_BACKUPS, RECORD_COMMAND } from "./queries.ts";

/** Lists a backup that the command wrote into the data folder. */
export async function recordBackup(databaseUrl: string, fileName: string, path: string): Promise<void> {
  const client = await openConnection(databaseUrl, "backup");
  try {
    const { rows } = await client.query<{ found: boolean }>(HAS_BACKUPS);
    if (!rows[0]?.found) return;
    const { bytes, sha256 } = await verifyArchive(path);
    await client.query(RECORD_COMMAND, [fileName, bytes, sha256]);
  } finally {
    await client.end();
  }
}
