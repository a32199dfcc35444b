import { adminPaths } from "@site/contract/admin-paths";
import type { RouteObject } from "react-router-dom";

/** Routes of the job-swap board; each screen is a separate chunk. */
export const becayisRoutes: RouteObject[] = [
  {
    path: adminPaths.becayis,
    lazy: async () => ({ Component: (await import("./board-dashboard.tsx")).BoardDashboardScreen }),
  },
  {
    path: adminPaths.listings,
    lazy: async () => ({ Component: (await import("./listings.tsx")).ListingsScreen }),
  },
  {
    path: adminPaths.approvals,
    lazy: async () => ({ Component: (await import("./approvals.tsx")).ApprovalsScreen }),
  },
  {
    path: adminPaths.matches,
    lazy: async () => ({ Component: (await import("./matches.tsx")).MatchesScreen }),
  },
  {
    path: adminPaths.contacts,
    lazy: async () => ({ Component: (await import("./contacts.tsx")).ContactsScreen }),
  },
  {
    path: adminPaths.reports,
    lazy: async () => ({ Component: (await import("./reports.tsx")).ReportsScreen }),
  },
  {
    path: adminPaths.verifications,
    lazy: async () => ({ Component: (await import("./staff/verifications.tsx")).VerificationsScreen }),
  },
  {
    path: adminPaths.windows,
    lazy: async () => ({ Component: (await import("./windows/windows.tsx")).WindowsScreen }),
  },
  {
    path: adminPaths.boardSettings,
    lazy: async () => ({ Component: (await import("./settings/general.tsx")).BoardSettingsScreen }),
  },
  {
    path: adminPaths.boardRules,
    lazy: async () => ({ Component: (await import("./settings/rules.tsx")).RulesScreen }),
  },
  {
    path: adminPaths.petitionTemplates,
    lazy: async () => ({ Component: (await import("./settings/petition-templates.tsx")).PetitionTemplatesScreen }),
  },
  {
    path: adminPaths.institutions,
    lazy: async () => ({ Component: (await import("./settings/institutions.tsx")).InstitutionsScreen }),
  },
  {
    path: adminPaths.positions,
    lazy: async () => ({ Component: (await import("./settings/positions.tsx")).PositionsScreen }),
  },
  {
    path: adminPaths.institutionDomains,
    lazy: async () => ({ Component: (await import("./settings/domains.tsx")).DomainsScreen }),
  },
];
