import { z } from "zod";
import { id } from "../common/atoms.ts";
import { entities, meaningOf } from "../common/field.ts";
import * as fields from "../common/fields.ts";
import { page } from "../common/paging.ts";

export const trashEntity = z
  .enum(["post", "category", "tag", "comment", "media", "contactMessage"])
  .meta(meaningOf(fields.trashEntity))
  .register(entities, { id: "TrashEntity" });

export const listTrashInput = z.strictObject({ page, entity: trashEntity.optional() });

/** A deleted record. Times are ISO 8601 in UTC; it is erased at `purgeAfter`. */
export const trashItem = z
  .object({
    id: fields.id,
    entity: trashEntity,
    entityId: fields.id,
    title: fields.title,
    deletedAt: z.string().describe("Silinme zamanı · time of deletion"),
    purgeAfter: z.string().describe("Kalıcı olarak silineceği zaman · when it is deleted for good"),
  })
  .register(entities, { id: "TrashItem" });

export const trashPage = z
  .object({
    items: z.array(trashItem).meta(fields.items),
    total: fields.total,
    pageCount: fields.pageCount,
  })
  .register(entities, { id: "TrashPage" });

/** Addresses a record by its own id: it is deleted at most once at a time. */
export const restoreInput = z.strictObject({ entity: trashEntity, entityId: id });

export type TrashEntity = z.output<typeof trashEntity>;
export type TrashItem = z.output<typeof trashItem>;
export type ListTrashInput = z.output<typeof listTrashInput>;
export type RestoreInput = z.output<typeof restoreInput>;
