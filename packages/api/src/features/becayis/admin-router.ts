import { router } from "../../core/procedures/trpc.ts";
import { adminWindowsRouter } from "./calendar/admin-router.ts";
import { moderationCalls } from "./moderation/admin-router.ts";
import { adminPetitionsRouter } from "./petition/admin-router.ts";
import { adminPlansRouter } from "./planning/admin-router.ts";
import { adminReferenceRouter } from "./reference/admin-router.ts";
import { adminReportsRouter } from "./reports/admin-router.ts";
import { adminResultsRouter } from "./results/admin-router.ts";
import { adminBoardSettingsRouter } from "./settings/admin-router.ts";
import { adminDomainsRouter, adminStaffDocumentsRouter } from "./staff/admin-router.ts";

export const adminBecayisRouter = router({
  ...moderationCalls,
  petitions: adminPetitionsRouter,
  plans: adminPlansRouter,
  reference: adminReferenceRouter,
  reports: adminReportsRouter,
  results: adminResultsRouter,
  settings: adminBoardSettingsRouter,
  staffDocuments: adminStaffDocumentsRouter,
  domains: adminDomainsRouter,
  windows: adminWindowsRouter,
});
