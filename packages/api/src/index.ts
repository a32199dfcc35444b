export type { App, PageStore } from "./core/app.ts";
export type { Caller, Context, CookieJar, CookieKind } from "./core/context.ts";
export { AppError, type PublicError } from "./core/errors.ts";
export { createFileStore } from "./core/files.ts";
export { isBoundedJson } from "./core/json-bounds.ts";
export { limitKeyOf } from "./core/limit-key.ts";
export { createLimits, type Limits } from "./core/limits.ts";
export { changePages, PAGE_PURGE_CHANNEL } from "./core/pages.ts";
export type { ProcedureMeta } from "./core/procedure-meta.ts";
export { toPublicError } from "./core/public-error.ts";
export type { CallProcedure, RenderedPage, RenderPage, RenderRequest, ThirdParty } from "./core/rendering.ts";
export { createSecretBox, type SecretBox } from "./core/secret-box.ts";
export { createCallerFactory } from "./core/trpc.ts";
export { createFirstAdmin } from "./features/admin-session/service.ts";
export { findSwaps } from "./features/becayis/graph/graph.ts";
export { importDemoListings } from "./features/becayis/import-service.ts";
export { createPost, listAdminPosts } from "./features/blog/admin-service.ts";
export { createCategory, listAdminCategories } from "./features/blog/categories-admin-service.ts";
export { listFeedPosts, listSitemapEntries, type SitemapEntry } from "./features/blog/feed-service.ts";
export { startPublicationClock } from "./features/blog/publication-clock.ts";
export { createTag, listAdminTags } from "./features/blog/tags-admin-service.ts";
export { startViewCounter, type ViewCounter } from "./features/blog/views.ts";
export { addFaqItems, addServices } from "./features/catalogue/service.ts";
export { readMailQueue } from "./features/mail/backlog.ts";
export { openDataExport } from "./features/member/export-service.ts";
export { findRedirect } from "./features/redirect/service.ts";
export { importReference } from "./features/reference/import-service.ts";
export { checkSecret } from "./features/secrets/service.ts";
export {
  type AdminIdentity,
  type Credentials,
  findAdmin,
  findMember,
  type MemberIdentity,
} from "./features/session/service.ts";
export { findShareCard } from "./features/share-card/service.ts";
export { createFeature, listAdminFeatures } from "./features/site/features-admin-service.ts";
export { updateAbout, updateHomepageConfig, updateSection } from "./features/site/homepage-admin-service.ts";
export { addNotificationSettings } from "./features/site/notification-settings-service.ts";
export { createPageSeo, listAdminPageSeo } from "./features/site/page-seo-admin-service.ts";
export { createPage, listAdminPages } from "./features/site/pages-admin-service.ts";
export { createProject, listAdminProjects } from "./features/site/projects-admin-service.ts";
export { createTurnstileSetting } from "./features/site/security-admin-service.ts";
export { getSiteSettings } from "./features/site/service.ts";
export { updateSiteSettings, updateSliderSettings } from "./features/site/settings-admin-service.ts";
export { type AllowedTarget, createOutboundGate, parseAllowedTarget } from "./integrations/outbound-gate.ts";
export { createTurnstile } from "./integrations/turnstile.ts";
export { type JobWorker, runDueJobs, startJobWorker } from "./jobs/worker.ts";
export { type AppRouter, appRouter } from "./root.ts";
