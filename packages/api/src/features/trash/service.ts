import type { AdminRole } from "@site/contract/account/administrators/roles";
import { limits } from "@site/contract/common/limits";
import { countPages } from "@site/contract/common/paging";
import { type ListTrashInput, type RestoreInput, type TrashEntity, trashEntity } from "@site/contract/trash/schema";
import type { App } from "../../core/app.ts";
import { AppError } from "../../core/calls/errors.ts";
import type { AdminIdentity } from "../../core/context.ts";
import { restoreComment } from "../blog/comments/removal-service.ts";
import { restorePost } from "../blog/posts/bulk-service.ts";
import { restoreCategory } from "../blog/terms/categories-admin-service.ts";
import { restoreTag } from "../blog/terms/tags-admin-service.ts";
import { restoreMedia } from "../media/service.ts";
import { restoreContactMessage } from "../site/contact/admin-service.ts";

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

/** The records that each role works with. */
const getEntities: Record<AdminRole, readonly TrashEntity[]> = {
  owner: trashEntity.options,
  editor: ["post", "category", "tag", "media"],
  moderator: ["comment", "contactMessage"],
};

/** Returns a page of the deleted records that the administrator works with, newest first. */
export async function listTrash(app: App, { role }: AdminIdentity, { page, entity }: ListTrashInput) {
  const { trashItem } = app.db.prisma;
  const where = { entity: { in: getEntities[role].filter((each) => each === (entity ?? each)) } };
  const size = limits.trashPerPage;
  const [items, total] = await Promise.all([
    trashItem.findMany({
      where,
      select: { id: true, entity: true, entityId: true, title: true, deletedAt: true, purgeAfter: true },
      orderBy: { id: "desc" },
      take: size,
      skip: (page - 1) * size,
    }),
    trashItem.count({ where }),
  ]);
  return {
    items: items.map((item) => ({
      ...item,
      entity: trashEntity.parse(item.entity),
      deletedAt: item.deletedAt.toISOString(),
      purgeAfter: item.purgeAfter.toISOString(),
    })),
    total,
    pageCount: countPages(total, size),
  };
}

/**
 * Restores a deleted record with its id.
 * @returns its new slug if the former one was taken since then
 * @throws NOT_FOUND if it is not in the trash or another role's; CONFLICT if the name of a category or tag is taken
 */
export function restoreRecord(app: App, { role }: AdminIdentity, { entity, entityId }: RestoreInput) {
  if (!getEntities[role].includes(entity)) throw new AppError("NOT_FOUND");
  return restorers[entity](app, entityId);
}
