import { setupChecklist } from "@site/contract/site/setup/schema";
import { restIn } from "../../../core/procedures/rest.ts";
import { adminProcedure, router } from "../../../core/procedures/trpc.ts";
import { dismissSetupChecklist, getSetupChecklist, postponeSetup } from "./service.ts";

const rest = restIn("Yönetim: ayarlar");

export const adminSetupChecklistRouter = router({
  get: adminProcedure
    .meta(rest("GET /api/admin/setup", "Kurulumda kalan adımlar"))
    .output(setupChecklist)
    .query(({ ctx }) => getSetupChecklist(ctx.app)),

  dismiss: adminProcedure
    .meta(rest("POST /api/admin/setup/dismiss", "Listeyi kapatma"))
    .output(setupChecklist)
    .mutation(({ ctx }) => dismissSetupChecklist(ctx.app)),

  postpone: adminProcedure
    .meta(rest("POST /api/admin/setup/postpone", "Adımları sonraya bırakma"))
    .output(setupChecklist)
    .mutation(({ ctx }) => postponeSetup(ctx.app)),
});
