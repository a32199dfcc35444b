import { z } from "zod";
import { id } from "../common/atoms.ts";
import { page, pageOf } from "../common/paging.ts";

export const trashEntity = z.enum(["post", "category", "tag", "comment", "media", "contactMessage"]);

export const listTrashInput = z.strictObject({ page, entity: trashEntity.optional() });

/** A deleted record. Times are ISO 8601 in UTC; it is erased at `purgeAfter`. */
export const trashItem = z.object({
  id: z.number(),
  entity: trashEntity,
  entityId: z.number(),
  title: z.string(),
  deletedAt: z.string(),
  purgeAfter: z.string(),
});

export const trashPage = pageOf(trashItem);

/** Identifies a deleted record by its own id, because it is in the trash at most once. */
export const restoreInput = z.strictObject({ entity: trashEntity, entityId: id });

export type TrashEntity = z.output<typeof trashEntity>;
export type TrashItem = z.output<typeof trashItem>;
export type ListTrashInput = z.output<typeof listTrashInput>;
export type RestoreInput = z.output<typeof restoreInput>;
