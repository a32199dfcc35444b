import { setupChecklist } from "@site/contract/site/setup/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { ownerProcedure, router } from "../../../core/procedures/trpc.ts";
import { dismissSetupChecklist, getSetupChecklist, postponeSetup } from "./service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminSetupChecklistRouter = router({
  get: ownerProcedure
    .meta(rest("GET /api/admin/setup", "Kurulumda kalan adımlar"))
    .output(setupChecklist)
    .query(({ ctx }) => getSetupChecklist(ctx.app)),

  dismiss: ownerProcedure
    .meta(rest("POST /api/admin/setup/dismiss", "Listeyi kapatma"))
    .output(setupChecklist)
    .mutation(({ ctx }) => dismissSetupChecklist(ctx.app)),

  postpone: ownerProcedure
    .meta(rest("POST /api/admin/setup/postpone", "Adımları sonraya bırakma"))
    .output(setupChecklist)
    .mutation(({ ctx }) => postponeSetup(ctx.app)),
});
