import { paths, routePatterns } from "@site/contract/paths";
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
        path: `${paths.admin.home}/kit`,
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
        path: paths.admin.login,
        lazy: async () => ({ Component: (await import("./screens/login.tsx")).LoginScreen }),
        action: signOut,
      },
      ...gallery,
      {
        path: paths.admin.acceptInvitation,
        lazy: async () => ({
          Component: (await import("./screens/administrators/accept-invitation.tsx")).AcceptInvitationScreen,
        }),
      },
      {
        path: paths.admin.home,
        hydrateFallbackElement: <LoadingFrame />,
        lazy: async () => ({ Component: (await import("./session/signed-in-area.tsx")).SignedInArea }),
        children: [
          {
            errorElement: <FailedScreen />,
            children: [
              { index: true, lazy: postList },
              { path: paths.admin.posts, lazy: postList },
              { path: routePatterns.adminPostAlias, lazy: postEditor },
              { path: routePatterns.adminPost, lazy: postEditor },
              {
                path: paths.admin.dashboard,
                lazy: async () => ({ Component: (await import("./screens/dashboard.tsx")).DashboardScreen }),
              },
              {
                path: paths.admin.aiCreations,
                lazy: async () => ({
                  Component: (await import("./screens/ai-creations/ai-creations.tsx")).AiCreationsScreen,
                }),
              },
              ...becayisRoutes,
              {
                path: paths.admin.calendar,
                lazy: async () => ({ Component: (await import("./screens/calendar/calendar.tsx")).CalendarScreen }),
              },
              {
                path: paths.admin.categories,
                lazy: async () => ({ Component: (await import("./screens/terms/categories.tsx")).CategoriesScreen }),
              },
              {
                path: paths.admin.tags,
                lazy: async () => ({ Component: (await import("./screens/terms/tags.tsx")).TagsScreen }),
              },
              {
                path: paths.admin.media,
                lazy: async () => ({
                  Component: (await import("./screens/media/media-library.tsx")).MediaLibraryScreen,
                }),
              },
              {
                path: paths.admin.aiSettings,
                lazy: async () => ({ Component: (await import("./screens/ai/ai-settings.tsx")).AiSettingsScreen }),
              },
              {
                path: paths.admin.sliderSettings,
                lazy: async () => ({
                  Component: (await import("./screens/slider-settings.tsx")).SliderSettingsScreen,
                }),
              },
              {
                path: paths.admin.redirects,
                lazy: async () => ({ Component: (await import("./screens/redirects/redirects.tsx")).RedirectsScreen }),
              },
              settingsRoute,
              {
                path: paths.admin.system,
                lazy: async () => ({ Component: (await import("./screens/system/system.tsx")).SystemScreen }),
              },
              {
                path: paths.admin.backups,
                lazy: async () => ({ Component: (await import("./screens/system/backups.tsx")).BackupsScreen }),
              },
              {
                path: paths.admin.audit,
                lazy: async () => ({ Component: (await import("./screens/audit/audit.tsx")).AuditScreen }),
              },
              {
                path: paths.admin.apiKeys,
                lazy: async () => ({ Component: (await import("./screens/api-keys/api-keys.tsx")).ApiKeysScreen }),
              },
              {
                path: paths.admin.webhooks,
                lazy: async () => ({ Component: (await import("./screens/webhooks/webhooks.tsx")).WebhooksScreen }),
              },
              {
                path: paths.admin.transfer,
                lazy: async () => ({ Component: (await import("./screens/transfer/transfer.tsx")).TransferScreen }),
              },
              {
                path: routePatterns.adminImport,
                lazy: async () => ({ Component: (await import("./screens/transfer/import.tsx")).ImportScreen }),
              },
              {
                path: paths.admin.trash,
                lazy: async () => ({ Component: (await import("./screens/trash/trash.tsx")).TrashScreen }),
              },
              {
                path: paths.admin.comments,
                lazy: async () => ({ Component: (await import("./screens/comments/comments.tsx")).CommentsScreen }),
              },
              {
                path: paths.admin.commentBans,
                lazy: async () => ({
                  Component: (await import("./screens/comments/comment-bans.tsx")).CommentBansScreen,
                }),
              },
              {
                path: paths.admin.contactMessages,
                lazy: async () => ({
                  Component: (await import("./screens/contact/messages.tsx")).ContactMessagesScreen,
                }),
              },
              {
                path: paths.admin.savedReplies,
                lazy: async () => ({
                  Component: (await import("./screens/contact/saved-replies.tsx")).SavedRepliesScreen,
                }),
              },
              {
                path: paths.admin.users,
                lazy: async () => ({ Component: (await import("./screens/users/users.tsx")).UsersScreen }),
              },
              {
                path: paths.admin.factorRecoveries,
                lazy: async () => ({
                  Component: (await import("./screens/factor-recoveries/factor-recoveries.tsx")).FactorRecoveriesScreen,
                }),
              },
              {
                path: paths.admin.administrators,
                lazy: async () => ({
                  Component: (await import("./screens/administrators/administrators.tsx")).AdministratorsScreen,
                }),
              },
              {
                path: paths.admin.account,
                lazy: async () => ({ Component: (await import("./screens/account.tsx")).AccountScreen }),
              },
              {
                path: paths.admin.logs,
                lazy: async () => ({ Component: (await import("./screens/logs/logs.tsx")).LogsScreen }),
              },
              { path: "*", lazy: async () => ({ Component: (await import("./frame/not-found.tsx")).NotFoundScreen }) },
            ],
          },
        ],
      },
    ],
  },
];
