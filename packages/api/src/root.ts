import { router } from "./core/trpc.ts";
import { adminSessionRouter } from "./features/admin-session/router.ts";
import { authRouter } from "./features/auth/router.ts";
import { adminBecayisRouter } from "./features/becayis/admin-router.ts";
import { becayisRouter } from "./features/becayis/router.ts";
import { adminPostsRouter, dashboardRouter } from "./features/blog/admin-router.ts";
import { blogRouter } from "./features/blog/router.ts";
import { adminCategoriesRouter, adminTagsRouter } from "./features/blog/terms-admin-router.ts";
import { botCheckRouter } from "./features/bot-check/router.ts";
import { catalogueRouter } from "./features/catalogue/router.ts";
import { adminCommentsRouter } from "./features/comments/admin-router.ts";
import { commentsRouter } from "./features/comments/router.ts";
import { adminContactMessagesRouter } from "./features/contact/admin-router.ts";
import { contactRouter } from "./features/contact/router.ts";
import { adminEmailLogsRouter, adminSmtpRouter } from "./features/mail/admin-router.ts";
import { adminUsersRouter } from "./features/member/admin-router.ts";
import { userRouter } from "./features/member/router.ts";
import { adminNotificationsRouter } from "./features/notifications/admin-router.ts";
import { referenceRouter } from "./features/reference/router.ts";
import {
  adminNotificationSettingsRouter,
  adminPageSeoRouter,
  adminPagesRouter,
  adminSecuritySettingsRouter,
  adminSiteSettingsRouter,
  adminSliderSettingsRouter,
} from "./features/site/admin-router.ts";
import { adminHomepageRouter } from "./features/site/homepage-admin-router.ts";
import { siteRouter } from "./features/site/router.ts";

/** The table of contents of the whole application. An empty router is a noun whose room is planned and not yet furnished. */
export const appRouter = router({
  site: siteRouter,
  blog: blogRouter,
  catalogue: catalogueRouter,
  reference: referenceRouter,
  botCheck: botCheckRouter,
  contact: contactRouter,
  comments: commentsRouter,
  auth: authRouter,
  user: userRouter,
  becayis: becayisRouter,
  admin: router({
    session: adminSessionRouter,
    dashboard: dashboardRouter,
    posts: adminPostsRouter,
    categories: adminCategoriesRouter,
    tags: adminTagsRouter,
    siteSettings: adminSiteSettingsRouter,
    sliderSettings: adminSliderSettingsRouter,
    securitySettings: adminSecuritySettingsRouter,
    notificationSettings: adminNotificationSettingsRouter,
    pageSeo: adminPageSeoRouter,
    homepage: adminHomepageRouter,
    pages: adminPagesRouter,
    ai: router({}),
    comments: adminCommentsRouter,
    contactMessages: adminContactMessagesRouter,
    notifications: adminNotificationsRouter,
    users: adminUsersRouter,
    smtp: adminSmtpRouter,
    emailLogs: adminEmailLogsRouter,
    becayis: adminBecayisRouter,
  }),
});

export type AppRouter = typeof appRouter;
