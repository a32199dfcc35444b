import type { Prisma } from "@site/db";

/**
 * Records an address change of a page within its transaction: the former address redirects from now on, and redirects
 * to the page follow it. A redirect that was recorded earlier for an address in use again ends; one that an
 * administrator added stays and is idle.
 * @param from path of the page's former address, canonical like every path of a page
 */
export async function recordAddressChange(tx: Prisma.TransactionClient, from: string, to: string): Promise<void> {
  if (from === to) return;
  await tx.redirect.deleteMany({ where: { fromPath: to, isManual: false } });
  await tx.redirect.updateMany({ where: { toPath: from, fromPath: { not: to } }, data: { toPath: to } });
  await tx.redirect.upsert({
    where: { fromPath: from },
    create: { fromPath: from, toPath: to },
    update: { toPath: to, isManual: false },
  });
}
