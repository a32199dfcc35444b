import { setupChecklist } from "@site/contract/site/setup/schema";
import { ownerProcedure, router } from "../../../core/trpc.ts";
import { dismissSetupChecklist, getSetupChecklist } from "./service.ts";

const tags = ["Yönetim: ayarlar"];

export const adminSetupChecklistRouter = router({
  get: ownerProcedure
    .meta({
      openapi: { method: "GET", path: "/api/admin/setup", tags, summary: "Kurulumda kalan adımlar", protect: true },
    })
    .output(setupChecklist)
    .query(({ ctx }) => getSetupChecklist(ctx.app)),

  dismiss: ownerProcedure
    .meta({
      openapi: { method: "POST", path: "/api/admin/setup/dismiss", tags, summary: "Listeyi kapatma", protect: true },
    })
    .output(setupChecklist)
    .mutation(({ ctx }) => dismissSetupChecklist(ctx.app)),
});
