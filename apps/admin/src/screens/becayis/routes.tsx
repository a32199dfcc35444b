import { paths } from "@site/contract/paths";
import type { RouteObject } from "react-router-dom";

/** Routes of the job-swap board; each screen is a separate chunk. */
export const becayisRoutes: RouteObject[] = [
  {
    path: paths.admin.becayis,
    lazy: async () => ({ Component: (await import("./board-dashboard.tsx")).BoardDashboardScreen }),
  },
  {
    path: paths.admin.listings,
    lazy: async () => ({ Component: (await import("./listings.tsx")).ListingsScreen }),
  },
  {
    path: paths.admin.approvals,
    lazy: async () => ({ Component: (await import("./approvals.tsx")).ApprovalsScreen }),
  },
  {
    path: paths.admin.matches,
    lazy: async () => ({ Component: (await import("./matches.tsx")).MatchesScreen }),
  },
  {
    path: paths.admin.contacts,
    lazy: async () => ({ Component: (await import("./contacts.tsx")).ContactsScreen }),
  },
  {
    path: paths.admin.reports,
    lazy: async () => ({ Component: (await import("./reports.tsx")).ReportsScreen }),
  },
  {
    path: paths.admin.verifications,
    lazy: async () => ({ Component: (await import("./staff/verifications.tsx")).VerificationsScreen }),
  },
  {
    path: paths.admin.windows,
    lazy: async () => ({ Component: (await import("./windows/windows.tsx")).WindowsScreen }),
  },
  {
    path: paths.admin.boardSettings,
    lazy: async () => ({ Component: (await import("./settings/general.tsx")).BoardSettingsScreen }),
  },
  {
    path: paths.admin.boardRules,
    lazy: async () => ({ Component: (await import("./settings/rules.tsx")).RulesScreen }),
  },
  {
    path: paths.admin.petitionTemplates,
    lazy: async () => ({ Component: (await import("./settings/petition-templates.tsx")).PetitionTemplatesScreen }),
  },
  {
    path: paths.admin.institutions,
    lazy: async () => ({ Component: (await import("./settings/institutions.tsx")).InstitutionsScreen }),
  },
  {
    path: paths.admin.positions,
    lazy: async () => ({ Component: (await import("./settings/positions.tsx")).PositionsScreen }),
  },
  {
    path: paths.admin.institutionDomains,
    lazy: async () => ({ Component: (await import("./settings/domains.tsx")).DomainsScreen }),
  },
];
