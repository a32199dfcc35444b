import { limits } from "@site/contract/common/limits";
import { countPages } from "@site/contract/common/paging";
import { redirectTexts } from "@site/contract/site/redirects/labels";
import type { CreateRedirectInput, ListRedirectsInput, RedirectRow } from "@site/contract/site/redirects/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/errors.ts";
import { LOCK_REDIRECTS } from "./queries.ts";

type Redirect = Prisma.RedirectGetPayload<object>;

/** Returns a page of redirects, newest first. The search looks in both addresses. */
export async function listRedirects(app: App, { page, search }: ListRedirectsInput) {
  const size = limits.redirectsPerPage;
  const found = { contains: search ?? "", mode: "insensitive" } as const;
  const where = search ? { OR: [{ fromPath: found }, { toPath: found }] } : {};
  const [redirects, total] = await Promise.all([
    app.db.prisma.redirect.findMany({ where, orderBy: { id: "desc" }, take: size, skip: (page - 1) * size }),
    app.db.prisma.redirect.count({ where }),
  ]);
  return { redirects: redirects.map(toRow), total, pageCount: countPages(total, size) };
}

/**
 * Adds a redirect. Redirects to `fromPath` lead to the new target at once, and a target that redirects itself is
 * replaced by its own target, so that one step is always enough.
 * @throws CONFLICT if the address is redirected already; VALIDATION_FAILED for a loop
 */
export async function createRedirect(app: App, { fromPath, toPath }: CreateRedirectInput): Promise<RedirectRow> {
  const redirect = await app.db.prisma.$transaction(async (tx) => {
    const outcome = await addRedirect(tx, { fromPath, toPath, isManual: true });
    if (outcome === "taken") throw refusal("CONFLICT", "fromPath", redirectTexts.taken);
    if (outcome === "invalid") throw refusal("VALIDATION_FAILED", "toPath", redirectTexts.loop);
    return tx.redirect.findUniqueOrThrow({ where: { fromPath } });
  });
  return toRow(redirect);
}

/** Adds a redirect within a transaction: "taken" if the address is redirected already, "invalid" for a loop. */
export async function addRedirect(
  tx: Prisma.TransactionClient,
  { fromPath, toPath, isManual }: CreateRedirectInput & { isManual: boolean },
): Promise<"added" | "taken" | "invalid"> {
  await tx.$executeRawUnsafe(LOCK_REDIRECTS);
  const targetOf = (path: string) => tx.redirect.findUnique({ where: { fromPath: path }, select: { toPath: true } });
  if (await targetOf(fromPath)) return "taken";
  const target = (await targetOf(toPath))?.toPath ?? toPath;
  if (target === fromPath) return "invalid";
  await tx.redirect.updateMany({ where: { toPath: fromPath }, data: { toPath: target } });
  await tx.redirect.create({ data: { fromPath, toPath: target, isManual } });
  return "added";
}

/** Deletes a redirect and returns it, so that it can be added again. @throws NOT_FOUND */
export async function removeRedirect(app: App, id: number): Promise<RedirectRow> {
  return app.db.prisma.$transaction(async (tx) => {
    const redirect = await tx.redirect.findUnique({ where: { id } });
    const { count } = await tx.redirect.deleteMany({ where: { id } });
    if (!redirect || count === 0) throw new AppError("NOT_FOUND", { message: redirectTexts.notFound });
    return toRow(redirect);
  });
}

function toRow({ lastHitAt, createdAt, ...redirect }: Redirect): RedirectRow {
  return { ...redirect, lastHitAt: lastHitAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}

function refusal(code: "CONFLICT" | "VALIDATION_FAILED", field: string, message: string): AppError {
  return new AppError(code, { message, fields: { [field]: message } });
}
