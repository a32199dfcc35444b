import { storedPostTexts } from "@site/contract/blog/posts/fields";
import type { App } from "../../../../core/app.ts";
import { toSelect } from "../../../../core/database/select.ts";
import { changePages } from "../../../../core/pages/pages.ts";
import { adminPostSelect, readRevision } from "./admin-view.ts";

/** A post's texts for search engines. */
export type SeoTexts = Partial<Record<"seoTitle" | "seoDescription" | "seoKeywords", string>>;

const select = { ...toSelect(storedPostTexts), version: true } as const;

/** Returns a post with its texts for search engines, or null. */
export function findSeoTexts({ db }: App, id: number) {
  return db.prisma.post.findUnique({ where: { id, deletedAt: null }, select });
}

/**
 * Sets a post's texts for search engines; the former state becomes a revision.
 * @param version the state that was read
 * @returns false, without a change, if the post has changed since
 */
export function fillSeoTexts(app: App, { id, version }: { id: number; version: number }, texts: SeoTexts) {
  return changePages(app, ["posts"], async (tx) => {
    const before = await tx.post.findUnique({ where: { id, version, deletedAt: null }, select: adminPostSelect });
    if (!before) return false;
    const { count } = await tx.post.updateMany({
      where: { id, version, deletedAt: null },
      data: { ...texts, version: { increment: 1 } },
    });
    if (count === 0) return false;
    await tx.postRevision.create({ data: readRevision(before) });
    return true;
  });
}
