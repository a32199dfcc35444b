import { limits } from "@site/contract/common/limits";
import { toPage } from "@site/contract/common/paging";
import { type ListTrashInput, type RestoreInput, type TrashEntity, trashEntity } from "@site/contract/trash/schema";
import type { App } from "../../core/app.ts";
import { restoreComment } from "../blog/comments/removal-service.ts";
import { restorePost } from "../blog/posts/editing/bulk-service.ts";
import { restoreCategory } from "../blog/terms/categories-admin-service.ts";
import { restoreTag } from "../blog/terms/tags-admin-service.ts";
import { restoreContactMessage } from "../inbox/contact/admin-service.ts";
import { restoreMedia } from "../media/service.ts";

const restorers: Record<TrashEntity, (app: App, id: number) => Promise<string | undefined>> = {
  post: restorePost,
  category: restoreCategory,
  tag: restoreTag,
  comment: withoutSlug(restoreComment),
  media: withoutSlug(restoreMedia),
  contactMessage: withoutSlug(restoreContactMessage),
};

function withoutSlug(restore: (app: App, id: number) => Promise<unknown>) {
  return async (app: App, id: number): Promise<undefined> => {
    await restore(app, id);
  };
}

/** Returns a page of the deleted records, newest first. */
export async function listTrash(app: App, { page, entity }: ListTrashInput) {
  const { trashItem } = app.db.prisma;
  const where = { entity };
  const limit = limits.trashPerPage;
  const [items, total] = await Promise.all([
    trashItem.findMany({
      where,
      select: { id: true, entity: true, entityId: true, title: true, deletedAt: true, purgeAfter: true },
      orderBy: { id: "desc" },
      take: limit,
      skip: (page - 1) * limit,
    }),
    trashItem.count({ where }),
  ]);
  const records = items.map((item) => ({
    ...item,
    entity: trashEntity.parse(item.entity),
    deletedAt: item.deletedAt.toISOString(),
    purgeAfter: item.purgeAfter.toISOString(),
  }));
  return toPage(records, { page, limit, total });
}

/**
 * Restores a deleted record with its id.
 * @returns its new slug if the former one was taken since then
 * @throws NOT_FOUND if it is not in the trash; CONFLICT if the name of a category or tag is taken
 */
export function restoreRecord(app: App, { entity, entityId }: RestoreInput) {
  return restorers[entity](app, entityId);
}
