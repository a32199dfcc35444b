import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { COUNT_HIT, FIND_REDIRECT } from "./queries.ts";

/**
 * Records an address change within its transaction. Earlier redirects to `from` are updated, so that one redirect is
 * enough; an address in use again no longer redirects.
 */
export async function recordAddressChange(tx: Prisma.TransactionClient, from: string, to: string): Promise<void> {
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
 * Returns the redirect target of a path, or undefined. Ask only for paths that have no page; the target may be
 * unpublished.
 */
export async function findRedirect(app: App, path: string): Promise<string | undefined> {
  const { rows } = await app.db.pool.query<{ to_path: string }>({
    name: "redirect",
    text: FIND_REDIRECT,
    values: [path],
  });
  return rows[0]?.to_path;
}

/** Counts a visitor who was redirected from a path. */
export async function countRedirectHit(app: App, path: string): Promise<void> {
  await app.db.pool.query({ name: "redirect-hit", text: COUNT_HIT, values: [path] });
}
