import { adminPaths, adminRoutePatterns } from "@site/contract/admin-paths";
import type { RouteObject } from "react-router-dom";
import { FailedArea, FailedScreen } from "./frame/failed.tsx";
import { LoadingCard, LoadingFrame } from "./frame/loading.tsx";
import { becayisRoutes } from "./screens/becayis/routes.tsx";
import { settingsRoute } from "./screens/settings/routes.tsx";
import { signOut } from "./session/sign-out.ts";

const postList = async () => ({ Component: (await import("./screens/posts/post-list.tsx")).PostListScreen });
const postEditor = async () => ({
  Component: (await import("./screens/posts/editor/post-editor.tsx")).PostEditorScreen,
});

/** The kit's gallery, which no build contains. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: `${adminPaths.home}/kit`,
        lazy: async () => ({ Component: (await import("./kit/gallery/gallery.tsx")).Gallery }),
      },
    ]
  : [];

/** Routes of all screens; each screen is a separate chunk. */
export const routes: RouteObject[] = [
  {
    errorElement: <FailedArea />,
    hydrateFallbackElement: <LoadingCard />,
    children: [
      {
        path: adminPaths.login,
        lazy: async () => ({ Component: (await import("./screens/login.tsx")).LoginScreen }),
        action: signOut,
      },
      ...gallery,
      {
        path: adminPaths.acceptInvitation,
        lazy: async () => ({
          Component: (await import("./screens/administrators/accept-invitation.tsx")).AcceptInvitationScreen,
        }),
      },
      {
        path: adminPaths.home,
        hydrateFallbackElement: <LoadingFrame />,
        lazy: async () => ({ Component: (await import("./frame/signed-in-area.tsx")).SignedInArea }),
        children: [
          {
            errorElement: <FailedScreen />,
            children: [
              { index: true, lazy: postList },
              { path: adminPaths.posts, lazy: postList },
              { path: adminRoutePatterns.postAlias, lazy: postEditor },
              { path: adminRoutePatterns.post, lazy: postEditor },
              {
                path: adminPaths.dashboard,
                lazy: async () => ({ Component: (await import("./screens/dashboard.tsx")).DashboardScreen }),
              },
              {
                path: adminPaths.aiCreations,
                lazy: async () => ({
                  Component: (await import("./screens/ai-creations/ai-creations.tsx")).AiCreationsScreen,
                }),
              },
              ...becayisRoutes,
              {
                path: adminPaths.calendar,
                lazy: async () => ({ Component: (await import("./screens/calendar/calendar.tsx")).CalendarScreen }),
              },
              {
                path: adminPaths.categories,
                lazy: async () => ({ Component: (await import("./screens/terms/categories.tsx")).CategoriesScreen }),
              },
              {
                path: adminPaths.tags,
                lazy: async () => ({ Component: (await import("./screens/terms/tags.tsx")).TagsScreen }),
              },
              {
                path: adminPaths.media,
                lazy: async () => ({
                  Component: (await import("./screens/media/media-library.tsx")).MediaLibraryScreen,
                }),
              },
              {
                path: adminPaths.aiSettings,
                lazy: async () => ({ Component: (await import("./screens/ai/ai-settings.tsx")).AiSettingsScreen }),
              },
              {
                path: adminPaths.sliderSettings,
                lazy: async () => ({
                  Component: (await import("./screens/slider-settings.tsx")).SliderSettingsScreen,
                }),
              },
              {
                path: adminPaths.statistics,
                lazy: async () => ({
                  Component: (await import("./screens/statistics/statistics.tsx")).StatisticsScreen,
                }),
              },
              {
                path: adminPaths.redirects,
                lazy: async () => ({ Component: (await import("./screens/redirects/redirects.tsx")).RedirectsScreen }),
              },
              settingsRoute,
              {
                path: adminPaths.system,
                lazy: async () => ({ Component: (await import("./screens/system/system.tsx")).SystemScreen }),
              },
              {
                path: adminPaths.backups,
                lazy: async () => ({ Component: (await import("./screens/system/backups.tsx")).BackupsScreen }),
              },
              {
                path: adminPaths.audit,
                lazy: async () => ({ Component: (await import("./screens/audit/audit.tsx")).AuditScreen }),
              },
              {
                path: adminPaths.apiKeys,
                lazy: async () => ({ Component: (await import("./screens/api-keys/api-keys.tsx")).ApiKeysScreen }),
              },
              {
                path: adminPaths.webhooks,
                lazy: async () => ({ Component: (await import("./screens/webhooks/webhooks.tsx")).WebhooksScreen }),
              },
              {
                path: adminPaths.transfer,
                lazy: async () => ({ Component: (await import("./screens/transfer/transfer.tsx")).TransferScreen }),
              },
              {
                path: adminRoutePatterns.import,
                lazy: async () => ({ Component: (await import("./screens/transfer/import.tsx")).ImportScreen }),
              },
              {
                path: adminPaths.trash,
                lazy: async () => ({ Component: (await import("./screens/trash/trash.tsx")).TrashScreen }),
              },
              {
                path: adminPaths.subscribers,
                lazy: async () => ({
                  Component: (await import("./screens/subscribers/subscribers.tsx")).SubscribersScreen,
                }),
              },
              {
                path: adminPaths.mailing,
                lazy: async () => ({ Component: (await import("./screens/subscribers/mailing.tsx")).MailingScreen }),
              },
              {
                path: adminPaths.comments,
                lazy: async () => ({ Component: (await import("./screens/comments/comments.tsx")).CommentsScreen }),
              },
              {
                path: adminPaths.commentBans,
                lazy: async () => ({
                  Component: (await import("./screens/comments/comment-bans.tsx")).CommentBansScreen,
                }),
              },
              {
                path: adminPaths.contactMessages,
                lazy: async () => ({
                  Component: (await import("./screens/contact/messages.tsx")).ContactMessagesScreen,
                }),
              },
              {
                path: adminPaths.savedReplies,
                lazy: async () => ({
                  Component: (await import("./screens/contact/saved-replies.tsx")).SavedRepliesScreen,
                }),
              },
              {
                path: adminPaths.users,
                lazy: async () => ({ Component: (await import("./screens/users/users.tsx")).UsersScreen }),
              },
              {
                path: adminPaths.factorRecoveries,
                lazy: async () => ({
                  Component: (await import("./screens/factor-recoveries/factor-recoveries.tsx")).FactorRecoveriesScreen,
                }),
              },
              {
                path: adminPaths.administrators,
                lazy: async () => ({
                  Component: (await import("./screens/administrators/administrators.tsx")).AdministratorsScreen,
                }),
              },
              {
                path: adminPaths.account,
                lazy: async () => ({ Component: (await import("./screens/account.tsx")).AccountScreen }),
              },
              {
                path: adminPaths.logs,
                lazy: async () => ({ Component: (await import("./screens/logs/logs.tsx")).LogsScreen }),
              },
              {
                path: "*",
                lazy: async () => ({ Component: (await import("./screens/not-found.tsx")).NotFoundScreen }),
              },
            ],
          },
        ],
      },
    ],
  },
];
