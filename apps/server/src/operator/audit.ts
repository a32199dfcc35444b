import { createSecretBox, sealEntries, verifyChain } from "@site/api";
import { connectDatabase, type Log, OperatorError, shareDatabase } from "@site/db";
import type { Env } from "../start/env.ts";
import { readAppSecret } from "../start/secret.ts";

/**
 * Verifies the chain of the audit log, also of a running product.
 * @returns one line for the operator
 * @throws OperatorError that names the first entry that is not as it was written
 */
export async function runAuditCheck(env: Env, log: Log): Promise<string> {
  const database = await shareDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, log });
  const db = connectDatabase(database.url, log);
  const app = { db, secrets: createSecretBox(readAppSecret(env.appSecret, env.dataDir).text) };
  try {
    await sealEntries(app);
    const { length, head, brokenAt } = await verifyChain(app);
    if (brokenAt)
      throw new OperatorError(
        `the audit log is broken: entry ${brokenAt.id} (position ${brokenAt.position}), or the one before it, was ` +
          "changed or removed",
      );
    return `the audit log is intact: ${length} entries, the last is ${head.slice(0, 16) || "none"}`;
  } finally {
    await db.close();
    await database.stop();
  }
}
