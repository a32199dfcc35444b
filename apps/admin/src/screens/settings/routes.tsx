import { adminPaths as admin, adminRoutePatterns, settingsTabPath } from "@site/contract/admin-paths";
import type { RouteObject } from "react-router-dom";

/** Routes of the settings: each tab and each record has an address of its own. */
export const settingsRoute: RouteObject = {
  path: admin.settings,
  lazy: async () => ({ Component: (await import("./settings-layout.tsx")).SettingsLayout }),
  children: [
    { index: true, lazy: async () => ({ Component: (await import("./first-tab.tsx")).FirstTab }) },
    {
      path: settingsTabPath("site"),
      lazy: async () => ({ Component: (await import("./site-tab.tsx")).SiteTab }),
    },
    {
      path: settingsTabPath("seo"),
      lazy: async () => ({ Component: (await import("./seo-tab.tsx")).SeoTab }),
    },
    {
      path: settingsTabPath("page-seo"),
      lazy: async () => ({ Component: (await import("./page-seo-tab.tsx")).PageSeoTab }),
    },
    {
      path: settingsTabPath("smtp"),
      lazy: async () => ({ Component: (await import("./smtp-tab.tsx")).SmtpTab }),
    },
    {
      path: settingsTabPath("security"),
      lazy: async () => ({ Component: (await import("./security-tab.tsx")).SecurityTab }),
    },
    {
      path: settingsTabPath("notifications"),
      lazy: async () => ({ Component: (await import("./notifications-tab.tsx")).NotificationsTab }),
    },
    {
      path: settingsTabPath("transfer"),
      lazy: async () => ({ Component: (await import("./transfer/transfer-tab.tsx")).TransferTab }),
    },
    {
      path: admin.telegram,
      lazy: async () => ({ Component: (await import("./telegram-tab.tsx")).TelegramTab }),
    },
    {
      path: settingsTabPath("homepage"),
      lazy: async () => ({ Component: (await import("./homepage/homepage-tab.tsx")).HomepageTab }),
    },
    {
      path: admin.homepageProjects,
      lazy: async () => ({ Component: (await import("./homepage/projects-tab.tsx")).ProjectsTab }),
    },
    {
      path: admin.homepageFeatures,
      lazy: async () => ({ Component: (await import("./homepage/features-tab.tsx")).FeaturesTab }),
    },
    {
      path: settingsTabPath("pages"),
      lazy: async () => ({ Component: (await import("./pages/pages-tab.tsx")).PagesTab }),
    },
    {
      path: adminRoutePatterns.settingsPage,
      lazy: async () => ({ Component: (await import("./pages/page-screen.tsx")).PageScreen }),
    },
    {
      path: settingsTabPath("services"),
      lazy: async () => ({ Component: (await import("./services/services-tab.tsx")).ServicesTab }),
    },
    {
      path: admin.questions,
      lazy: async () => ({ Component: (await import("./services/questions-tab.tsx")).QuestionsTab }),
    },
    {
      path: adminRoutePatterns.settingsService,
      lazy: async () => ({ Component: (await import("./services/service-screen.tsx")).ServiceScreen }),
    },
  ],
};
