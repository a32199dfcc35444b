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
export { openDataExport } from "./features/account/privacy/export-service.ts";
export {
  type AdminIdentity,
  type Credentials,
  findAdmin,
  findMember,
  type MemberIdentity,
} from "./features/account/sessions/service.ts";
export { createFirstAdmin } from "./features/account/sign-in/admin-service.ts";
export { importDemoListings } from "./features/becayis/listings/import-service.ts";
export { findSwaps } from "./features/becayis/matching/graph.ts";
export { importReference } from "./features/becayis/reference/import-service.ts";
export { createPost, listAdminPosts } from "./features/blog/posts/admin-service.ts";
export { listFeedPosts, listSitemapEntries, type SitemapEntry } from "./features/blog/posts/feed-service.ts";
export { startPublicationClock } from "./features/blog/posts/publication-clock.ts";
export { startViewCounter, type ViewCounter } from "./features/blog/posts/view-counter.ts";
export { createCategory, listAdminCategories } from "./features/blog/terms/categories-admin-service.ts";
export { createTag, listAdminTags } from "./features/blog/terms/tags-admin-service.ts";
export { readMailQueue } from "./features/mail/backlog-service.ts";
export { updateAbout, updateHomepageConfig, updateSection } from "./features/site/homepage/admin-service.ts";
export { createFeature, listAdminFeatures } from "./features/site/homepage/features-admin-service.ts";
export { createProject, listAdminProjects } from "./features/site/homepage/projects-admin-service.ts";
export { createPage, listAdminPages } from "./features/site/pages/admin-service.ts";
export { findRedirect } from "./features/site/redirects/service.ts";
export { createPageSeo, listAdminPageSeo } from "./features/site/seo/admin-service.ts";
export { findShareCard } from "./features/site/seo/share-card-service.ts";
export { addFaqItems, addServices } from "./features/site/services/service.ts";
export { updateSiteSettings, updateSliderSettings } from "./features/site/settings/admin-service.ts";
export { addNotificationSettings } from "./features/site/settings/notifications-admin-service.ts";
export { createTurnstileSetting } from "./features/site/settings/security-admin-service.ts";
export { getSiteSettings } from "./features/site/settings/service.ts";
export { type AllowedTarget, createOutboundGate, parseAllowedTarget } from "./integrations/outbound-gate.ts";
export { createTurnstile } from "./integrations/turnstile.ts";
export { type JobWorker, runDueJobs, startJobWorker } from "./jobs/worker.ts";
export { type AppRouter, appRouter } from "./root.ts";
export { checkSecret } from "./secret-check.ts";
