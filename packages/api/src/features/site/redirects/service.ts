import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { FIND_REDIRECT } from "./queries.ts";

/**
 * Notes, in the transaction that changes an address, where its readers find it from now on. Older addresses that led to
 * `from` lead to `to` at once, so that one step is always enough; an address in use again leads nowhere else.
 */
export async function recordMove(tx: Prisma.TransactionClient, from: string, to: string): Promise<void> {
  if (from === to) return;
  await tx.redirect.deleteMany({ where: { fromPath: to } });
  await tx.redirect.updateMany({ where: { toPath: from }, data: { toPath: to } });
  await tx.redirect.upsert({
    where: { fromPath: from },
    create: { fromPath: from, toPath: to },
    update: { toPath: to },
  });
}

/**
 * Where what stood at this path stands now. To be asked only where nothing stands there: a live page goes before a redirect.
 * Whether the new address may be read is for the reader to see: what stands there may have been taken back.
 */
export async function findRedirect(app: App, path: string): Promise<string | undefined> {
  const { rows } = await app.db.pool.query<{ to_path: string }>({
    name: "redirect",
    text: FIND_REDIRECT,
    values: [path],
  });
  return rows[0]?.to_path;
}
