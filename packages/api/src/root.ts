import { mergeRouters, router } from "./core/procedures/trpc.ts";
import { adminInvitationsRouter, administratorsRouter } from "./features/administrators/admin-router.ts";
import { adminAiConfigurationsRouter } from "./features/ai/configurations/admin-router.ts";
import { adminCreationsRouter } from "./features/ai/creations/admin-router.ts";
import { adminAiImagesRouter } from "./features/ai/images/admin-router.ts";
import { adminUnsplashSettingsRouter } from "./features/ai/images/settings-admin-router.ts";
import { adminPromptTemplatesRouter } from "./features/ai/prompts/admin-router.ts";
import { adminReviewRouter } from "./features/ai/review/admin-router.ts";
import { adminAiUsageRouter } from "./features/ai/usage/admin-router.ts";
import { adminAiWritingRouter } from "./features/ai/writing/admin-router.ts";
import { adminAuditRouter } from "./features/audit/admin-router.ts";
import { adminBackupsRouter } from "./features/backup/admin-router.ts";
import { adminBecayisRouter } from "./features/becayis/admin-router.ts";
import { referenceRouter } from "./features/becayis/board/reference/router.ts";
import { becayisRouter } from "./features/becayis/router.ts";
import { adminCommentsRouter } from "./features/blog/comments/admin-router.ts";
import { commentsRouter } from "./features/blog/comments/router.ts";
import {
  adminPostDraftsRouter,
  adminPostPreviewsRouter,
  adminPostRevisionsRouter,
  adminPostsRouter,
} from "./features/blog/posts/editing/admin-router.ts";
import { adminProvenanceRouter } from "./features/blog/provenance/admin-router.ts";
import { blogRouter } from "./features/blog/router.ts";
import { adminCategoriesRouter, adminTagsRouter } from "./features/blog/terms/admin-router.ts";
import { botCheckRouter } from "./features/bot-check/router.ts";
import { dashboardRouter } from "./features/dashboard/admin-router.ts";
import { adminPasskeysRouter, adminTotpRouter } from "./features/identity/second-factor/admin-router.ts";
import { adminEntryRouter } from "./features/identity/sign-in/admin-entry-router.ts";
import { adminSessionRouter } from "./features/identity/sign-in/admin-router.ts";
import { adminContactMessagesRouter, adminSavedRepliesRouter } from "./features/inbox/contact/admin-router.ts";
import { contactRouter } from "./features/inbox/contact/router.ts";
import { adminPendingRouter } from "./features/inbox/pending/admin-router.ts";
import { adminKeysRouter } from "./features/keys/admin-router.ts";
import { keyedRouter } from "./features/keys/router.ts";
import { adminEmailLogsRouter, adminSmtpRouter } from "./features/mail/admin-router.ts";
import { adminMediaRouter } from "./features/media/admin-router.ts";
import { adminUsersRouter } from "./features/members/list/admin-router.ts";
import { authRouter, notificationSummaryRouter, userRouter } from "./features/members/router.ts";
import { adminNotificationsRouter } from "./features/notifications/admin-router.ts";
import { memberNotificationsRouter, notificationPreferencesRouter } from "./features/notifications/member-router.ts";
import { adminStatisticsRouter } from "./features/readers/statistics/reading/admin-router.ts";
import { statisticsRouter } from "./features/readers/statistics/router.ts";
import { adminPostIssuesRouter } from "./features/readers/subscribers/issues/admin-router.ts";
import { adminSubscribersRouter } from "./features/readers/subscribers/list/admin-router.ts";
import { adminMailingRouter } from "./features/readers/subscribers/sending/admin-router.ts";
import { ownSubscriptionRouter, subscribersRouter } from "./features/readers/subscribers/subscriptions/router.ts";
import {
  adminNotificationSettingsRouter,
  adminSecuritySettingsRouter,
  adminSiteSettingsRouter,
  adminSliderSettingsRouter,
} from "./features/settings/admin-router.ts";
import { adminHomepageRouter } from "./features/site/homepage/admin-router.ts";
import { adminPagesRouter } from "./features/site/pages/admin-router.ts";
import { adminRedirectsRouter } from "./features/site/redirects/admin-router.ts";
import { siteRouter } from "./features/site/router.ts";
import { adminPageSeoRouter, adminSitemapRouter } from "./features/site/seo/admin-router.ts";
import { adminServicesRouter } from "./features/site/services/admin-router.ts";
import { servicesRouter } from "./features/site/services/router.ts";
import { adminSetupChecklistRouter } from "./features/site/setup/admin-router.ts";
import { adminSystemRouter } from "./features/system/admin-router.ts";
import { adminTelegramRouter } from "./features/telegram/admin-router.ts";
import { adminTrashRouter } from "./features/trash/admin-router.ts";
import { adminWebhooksRouter } from "./features/webhooks/admin-router.ts";

/** All procedures; a key is the first part of their tRPC path. */
export const appRouter = router({
  site: siteRouter,
  blog: blogRouter,
  services: servicesRouter,
  reference: referenceRouter,
  botCheck: botCheckRouter,
  contact: contactRouter,
  statistics: statisticsRouter,
  comments: commentsRouter,
  subscribers: subscribersRouter,
  auth: authRouter,
  user: mergeRouters(
    userRouter,
    router({
      preferences: notificationPreferencesRouter,
      subscription: ownSubscriptionRouter,
      notifications: mergeRouters(memberNotificationsRouter, notificationSummaryRouter),
    }),
  ),
  becayis: becayisRouter,
  keyed: keyedRouter,
  admin: router({
    session: mergeRouters(adminSessionRouter, adminEntryRouter),
    totp: adminTotpRouter,
    passkeys: adminPasskeysRouter,
    dashboard: dashboardRouter,
    statistics: adminStatisticsRouter,
    posts: adminPostsRouter,
    postDrafts: adminPostDraftsRouter,
    postPreviews: adminPostPreviewsRouter,
    postRevisions: adminPostRevisionsRouter,
    postProvenance: adminProvenanceRouter,
    categories: adminCategoriesRouter,
    tags: adminTagsRouter,
    siteSettings: adminSiteSettingsRouter,
    sliderSettings: adminSliderSettingsRouter,
    securitySettings: adminSecuritySettingsRouter,
    notificationSettings: adminNotificationSettingsRouter,
    pageSeo: adminPageSeoRouter,
    sitemap: adminSitemapRouter,
    homepage: adminHomepageRouter,
    pages: adminPagesRouter,
    services: adminServicesRouter,
    telegram: adminTelegramRouter,
    setupChecklist: adminSetupChecklistRouter,
    redirects: adminRedirectsRouter,
    trash: adminTrashRouter,
    audit: adminAuditRouter,
    media: adminMediaRouter,
    creations: adminCreationsRouter,
    ai: mergeRouters(adminAiUsageRouter, adminAiImagesRouter, adminAiWritingRouter),
    aiConfigurations: adminAiConfigurationsRouter,
    promptTemplates: adminPromptTemplatesRouter,
    unsplashSettings: adminUnsplashSettingsRouter,
    review: adminReviewRouter,
    subscribers: adminSubscribersRouter,
    mailing: adminMailingRouter,
    postIssues: adminPostIssuesRouter,
    pending: adminPendingRouter,
    comments: adminCommentsRouter,
    contactMessages: adminContactMessagesRouter,
    savedReplies: adminSavedRepliesRouter,
    notifications: adminNotificationsRouter,
    apiKeys: adminKeysRouter,
    webhooks: adminWebhooksRouter,
    users: adminUsersRouter,
    administrators: administratorsRouter,
    invitations: adminInvitationsRouter,
    smtp: adminSmtpRouter,
    emailLogs: adminEmailLogsRouter,
    becayis: adminBecayisRouter,
    system: adminSystemRouter,
    backups: adminBackupsRouter,
  }),
});

export type AppRouter = typeof appRouter;
