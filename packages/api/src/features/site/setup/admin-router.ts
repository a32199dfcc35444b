import { setupChecklist } from "@site/contract/site/setup/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { ownerProcedure, router } from "../../../core/procedures/trpc.ts";
import { dismissSetupChecklist, getSetupChecklist, postponeSetup } from "./service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminSetupChecklistRouter = router({
  get: ownerProcedure
    .meta(rest("GET /api/admin/setup", { tr: "Kurulumda kalan adımlar", en: "Steps of the set-up that remain" }))
    .output(setupChecklist)
    .query(({ ctx }) => getSetupChecklist(ctx.app)),

  dismiss: ownerProcedure
    .meta(rest("POST /api/admin/setup/dismiss", { tr: "Listeyi kapatma", en: "Close the list of steps" }))
    .output(setupChecklist)
    .mutation(({ ctx }) => dismissSetupChecklist(ctx.app)),

  postpone: ownerProcedure
    .meta(rest("POST /api/admin/setup/postpone", { tr: "Adımları sonraya bırakma", en: "Put the steps off" }))
    .output(setupChecklist)
    .mutation(({ ctx }) => postponeSetup(ctx.app)),
});
