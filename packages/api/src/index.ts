export type { App } from "./core/app.ts";
export type { Caller } from "./core/calls/caller.ts";
export { AppError, type PublicError } from "./core/calls/errors.ts";
export { isBoundedJson } from "./core/calls/json-bounds.ts";
export { toPublicError, validationError } from "./core/calls/public-error.ts";
export type {
  AdminIdentity,
  Context,
  CookieJar,
  CookieKind,
  KeyIdentity,
  MemberIdentity,
} from "./core/context.ts";
export { getLimitKey } from "./core/limits/limit-key.ts";
export { createLimits, type Limits } from "./core/limits/limits.ts";
export {
  changePages,
  MAX_AGE_MS,
  PAGE_PURGE_CHANNEL,
  type PageStore,
  type PageTag,
  type PurgeListener,
} from "./core/pages/pages.ts";
export type { CallProcedure, RenderedPage, RenderPage, RenderRequest, ThirdParty } from "./core/pages/rendering.ts";
export { type Kept, keepUntilPurged } from "./core/pages/shared-reads.ts";
export type { ViewCounter } from "./core/pages/view-counter.ts";
export { requireAdmin } from "./core/permissions.ts";
export type { ProcedureMeta } from "./core/procedures/procedure-meta.ts";
export { restTags, type Tag } from "./core/procedures/rest-tags.ts";
export { createCallerFactory } from "./core/procedures/trpc.ts";
export { createPasswords } from "./core/secrets/password.ts";
export { createSecretBox, type SecretBox } from "./core/secrets/secret-box.ts";
export { createFileStore } from "./core/storage/files.ts";
export { processImage } from "./core/storage/images.ts";
export { createS3FileStore, type S3Options, watchS3 } from "./core/storage/s3-files.ts";
export {
  resetFactor,
  resetPassword,
  UnknownAdministratorError,
} from "./features/administrators/lost-access-service.ts";
export { addFirstPromptTemplates } from "./features/ai/prompts/service.ts";
export { makeWorkFolder, removeLeftovers } from "./features/backup/leftovers.ts";
export { countStoredFiles } from "./features/backup/manifest.ts";
export { backupFolder, newBackupName } from "./features/backup/names.ts";
export { BackupFile, recordBackup } from "./features/backup/records-service.ts";
export { restoreBackup } from "./features/backup/restore-service.ts";
export { createBackup } from "./features/backup/service.ts";
export { listFeedListings, toCurrentChoice } from "./features/becayis/board/feed/service.ts";
export { importDemoListings } from "./features/becayis/board/listings/import-service.ts";
export { importReference } from "./features/becayis/board/reference/import-service.ts";
export { readCalendarFeed, readWindowFile } from "./features/becayis/papers/calendar/service.ts";
export { makePetitionFile } from "./features/becayis/papers/petitions/service.ts";
export { importDomains } from "./features/becayis/papers/staff/domains-service.ts";
export { findSwaps } from "./features/becayis/swaps/matching/graph/graph.ts";
export { createPost, listAdminPosts } from "./features/blog/posts/editing/admin-service.ts";
export { PostsFile } from "./features/blog/posts/editing/export-service.ts";
export { startPublicationClock } from "./features/blog/posts/publication-clock.ts";
export { listFeedPosts } from "./features/blog/posts/service.ts";
export { startViewCounter } from "./features/blog/posts/view-counter.ts";
export { createCategory, listAdminCategories } from "./features/blog/terms/categories-admin-service.ts";
export { createTag, listAdminTags } from "./features/blog/terms/tags-admin-service.ts";
export { GOOGLE_RETURN_PATH } from "./features/identity/google/flow-service.ts";
export {
  type Credentials,
  findAdmin,
  findMember,
  findOpenAdminSessions,
} from "./features/identity/sessions/service.ts";
export { confirmByHeader } from "./features/identity/sign-in/confirm-session-service.ts";
export { createFirstAdmin } from "./features/identity/sign-in/service.ts";
export { findKey, isKey } from "./features/keys/service.ts";
export { type MailQueue, readMailQueue } from "./features/mail/backlog-service.ts";
export { findLibraryFile } from "./features/media/files-service.ts";
export { openDataExport } from "./features/members/privacy/export-service.ts";
export { ADMIN_SIGNALS_CHANNEL } from "./features/notifications/service.ts";
export { startReaderCounter } from "./features/readers/statistics/reader-counter.ts";
export { updateSiteSettings, updateSliderSettings } from "./features/settings/admin-service.ts";
export { type BrandFile, findIcon, findLogo } from "./features/settings/brand-service.ts";
export { addNotificationSettings } from "./features/settings/notifications-admin-service.ts";
export { createTurnstileSetting } from "./features/settings/security-admin-service.ts";
export { getSiteSettings } from "./features/settings/service.ts";
export { updateAbout, updateHomepageConfig, updateSection } from "./features/site/homepage/admin-service.ts";
export { createFeature, listAdminFeatures } from "./features/site/homepage/features-admin-service.ts";
export { createProject, listAdminProjects } from "./features/site/homepage/projects-admin-service.ts";
export { createPage, listAdminPages } from "./features/site/pages/admin-service.ts";
export { countRedirectHit, findRedirect } from "./features/site/redirects/service.ts";
export { createPageSeo, listAdminPageSeo } from "./features/site/seo/admin-service.ts";
export { findShareCard } from "./features/site/seo/share-card-service.ts";
export { listSitemapEntries, type SitemapEntry } from "./features/site/seo/sitemap-service.ts";
export { addFaqItems, addServices } from "./features/site/services/service.ts";
export { createGemini } from "./integrations/ai/gemini.ts";
export { createGoogle, type GoogleOptions, type GooglePurpose, getGooglePurpose } from "./integrations/google.ts";
export { createOutboundGate } from "./integrations/outbound-gate.ts";
export { createTelegram } from "./integrations/telegram.ts";
export { createTurnstile } from "./integrations/turnstile.ts";
export { createUnsplash } from "./integrations/unsplash.ts";
export { createUpstreams } from "./integrations/watched/upstreams.ts";
export { watchAi, watchGoogle, watchTelegram, watchTurnstile, watchUnsplash } from "./integrations/watched/watched.ts";
export { type JobWorker, runDueJobs, startJobWorker } from "./jobs/worker.ts";
export { registrations } from "./registrations.ts";
export { type AppRouter, appRouter } from "./root.ts";
export { checkSecret } from "./secret-check.ts";
export { isSecretOf, rotateSecret } from "./secret-rotation.ts";
