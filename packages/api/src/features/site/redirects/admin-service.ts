import { limits } from "@site/contract/common/limits";
import { toPage } from "@site/contract/common/paging";
import { toSearchPhrase } from "@site/contract/common/text";
import { redirectTexts } from "@site/contract/site/redirects/labels";
import type { CreateRedirectInput, ListRedirectsInput, RedirectRow } from "@site/contract/site/redirects/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../core/app.ts";
import { AppError } from "../../../core/calls/errors.ts";
import { findOwnPages } from "../seo/own-pages-service.ts";
import { LOCK_REDIRECTS, SEARCH_REDIRECT_IDS } from "./queries.ts";
import { followRedirects } from "./service.ts";

type Redirect = Prisma.RedirectGetPayload<object>;

/** Returns a page of redirects, newest first. The search looks in both addresses. */
export async function listRedirects(app: App, { page, search }: ListRedirectsInput) {
  const limit = limits.redirectsPerPage;
  const where = search ? { id: { in: await findIds(app, search) } } : {};
  const [redirects, total] = await Promise.all([
    app.db.prisma.redirect.findMany({ where, orderBy: { id: "desc" }, take: limit, skip: (page - 1) * limit }),
    app.db.prisma.redirect.count({ where }),
  ]);
  const rows = await withWays(app, redirects);
  return toPage(rows, { page, limit, total });
}

async function findIds(app: App, search: string): Promise<number[]> {
  const { rows } = await app.db.pool.query<{ id: number }>({
    name: "search-redirects",
    text: SEARCH_REDIRECT_IDS,
    values: [toSearchPhrase(search)],
  });
  return rows.map(({ id }) => id);
}

/**
 * Adds a redirect. Others stay as they are: a visitor whose way has several steps is led to its end at once.
 * @throws CONFLICT if the address is redirected already; VALIDATION_FAILED for a loop and for an address that has a
 * page of its own
 */
export async function createRedirect(app: App, { fromPath, toPath }: CreateRedirectInput): Promise<RedirectRow> {
  const redirect = await app.db.prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(LOCK_REDIRECTS);
    if (await tx.redirect.findUnique({ where: { fromPath }, select: { id: true } }))
      throw refusal("CONFLICT", "fromPath", redirectTexts.taken);
    if ((await findOwnPages(app, [fromPath], tx)).size > 0)
      throw refusal("VALIDATION_FAILED", "fromPath", redirectTexts.hasPage);
    const onward = (await followRedirects(app, [toPath], tx)).get(toPath);
    if (onward?.steps.includes(fromPath)) throw refusal("VALIDATION_FAILED", "toPath", redirectTexts.loop);
    return tx.redirect.create({ data: { fromPath, toPath, isManual: true } });
  });
  return getRow(app, redirect);
}

/** Deletes a redirect and returns it, so that it can be added again. @throws NOT_FOUND */
export async function removeRedirect(app: App, id: number): Promise<RedirectRow> {
  const redirect = await app.db.prisma.$transaction(async (tx) => {
    const found = await tx.redirect.findUnique({ where: { id } });
    const { count } = await tx.redirect.deleteMany({ where: { id } });
    if (!found || count === 0) throw new AppError("NOT_FOUND", { message: redirectTexts.notFound });
    return found;
  });
  return getRow(app, redirect);
}

async function getRow(app: App, redirect: Redirect): Promise<RedirectRow> {
  const [row] = await withWays(app, [redirect]);
  if (!row) throw new AppError("NOT_FOUND", { message: redirectTexts.notFound });
  return row;
}

/** Adds where visitors arrive, and why they may not: a page at the former address, or none at the new one. */
async function withWays(app: App, redirects: Redirect[]): Promise<RedirectRow[]> {
  if (redirects.length === 0) return [];
  const starts = redirects.map(({ fromPath }) => fromPath);
  const followed = await followRedirects(app, starts);
  const getFinal = ({ fromPath, toPath }: Redirect) => followed.get(fromPath)?.final ?? toPath;
  const pages = await findOwnPages(app, [...new Set([...starts, ...redirects.map(getFinal)])]);
  return redirects.map((redirect) => ({
    ...redirect,
    finalPath: getFinal(redirect),
    isIdle: pages.has(redirect.fromPath),
    isBroken: !pages.has(getFinal(redirect)),
    lastHitAt: redirect.lastHitAt?.toISOString() ?? null,
    createdAt: redirect.createdAt.toISOString(),
  }));
}

function refusal(code: "CONFLICT" | "VALIDATION_FAILED", field: string, message: string): AppError {
  return new AppError(code, { message, fields: { [field]: message } });
}
