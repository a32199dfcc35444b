import { done } from "@site/contract/common/results";
import { subscriberTexts } from "@site/contract/subscribers/list/labels";
import {
  bySubscriberIdInput,
  exportSubscribersInput,
  importedSubscribers,
  importSubscribersInput,
  subscriberExport,
  subscriberPage,
  subscriberPageInput,
} from "@site/contract/subscribers/list/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { ownerProcedure, router } from "../../../core/procedures/trpc.ts";
import { importSubscribers } from "./import-service.ts";
import { exportSubscribers, findSubscribers, removeSubscriber } from "./service.ts";

const rest = restIn("Yönetim: aboneler");

/** Bytes of an import at its REST address; a file of ten thousand rows is smaller. */
const IMPORT_LIMIT = 5 * 1024 * 1024;

export const adminSubscribersRouter = router({
  page: ownerProcedure
    .meta(rest("GET /api/admin/subscribers", { tr: "Aboneler", en: "Subscribers" }))
    .input(subscriberPageInput)
    .output(subscriberPage)
    .query(({ ctx, input }) => findSubscribers(ctx.app, input)),

  /** A mutation, so that the audit log shows who took a copy of it. */
  export: ownerProcedure
    .meta({
      ...rest("POST /api/admin/subscribers/export", { tr: "Aboneler, CSV", en: "Subscribers as CSV" }),
      needsPassword: true,
    })
    .input(exportSubscribersInput)
    .output(subscriberExport)
    .mutation(({ ctx, input }) => exportSubscribers(ctx.app, input)),

  import: ownerProcedure
    .meta({
      ...rest("POST /api/admin/subscribers/import", {
        tr: "Onayının kanıtı olan aboneleri CSV ile ekleme",
        en: "Add subscribers with proof of their consent from CSV",
      }),
      needsPassword: true,
      bodyLimit: IMPORT_LIMIT,
    })
    .input(importSubscribersInput)
    .output(importedSubscribers)
    .mutation(({ ctx, input }) => importSubscribers(ctx.app, input.csv)),

  remove: ownerProcedure
    .meta({
      ...rest("DELETE /api/admin/subscribers/{id}", { tr: "Abone silme", en: "Delete a subscriber" }),
      needsPassword: true,
    })
    .input(bySubscriberIdInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await removeSubscriber(ctx.app, input.id);
      return { message: subscriberTexts.deleted };
    }),
});
