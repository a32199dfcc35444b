import { router } from "../../core/procedures/trpc.ts";
import { moderationCalls } from "./board/moderation/admin-router.ts";
import { adminReferenceRouter } from "./board/reference/admin-router.ts";
import { adminReportsRouter } from "./board/reports/admin-router.ts";
import { adminBoardSettingsRouter } from "./board/settings/admin-router.ts";
import { adminWindowsRouter } from "./papers/calendar/admin-router.ts";
import { adminPetitionsRouter } from "./papers/petitions/admin-router.ts";
import { adminDomainsRouter, adminStaffDocumentsRouter } from "./papers/staff/admin-router.ts";
import { adminPlansRouter } from "./swaps/planning/admin-router.ts";
import { adminResultsRouter } from "./swaps/results/admin-router.ts";

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
