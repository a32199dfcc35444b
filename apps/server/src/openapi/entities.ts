import * as accountAdministratorsAdmin from "@site/contract/account/administrators/admin-schema";
import * as accountAdministratorsRole from "@site/contract/account/administrators/role-schema";
import * as accountEmailChange from "@site/contract/account/email-change/schema";
import * as accountFactorRecovery from "@site/contract/account/factor-recovery/schema";
import * as accountMembersAdmin from "@site/contract/account/members/admin-schema";
import * as accountPrivacy from "@site/contract/account/privacy/schema";
import * as accountProfile from "@site/contract/account/profile/schema";
import * as accountRegistration from "@site/contract/account/registration/schema";
import * as accountSecondFactor from "@site/contract/account/second-factor/schema";
import * as accountSessionsAdmin from "@site/contract/account/sessions/admin-schema";
import * as accountSessions from "@site/contract/account/sessions/schema";
import * as accountSignInAdmin from "@site/contract/account/sign-in/admin-schema";
import * as accountSignIn from "@site/contract/account/sign-in/schema";
import * as aiConfigurations from "@site/contract/ai/configurations/schema";
import * as aiCreations from "@site/contract/ai/creations/schema";
import * as aiImages from "@site/contract/ai/images/schema";
import * as aiPrompts from "@site/contract/ai/prompts/schema";
import * as aiReview from "@site/contract/ai/review/schema";
import * as aiUsage from "@site/contract/ai/usage/schema";
import * as aiWriting from "@site/contract/ai/writing/schema";
import * as audit from "@site/contract/audit/schema";
import * as backup from "@site/contract/backup/schema";
import * as becayisAlerts from "@site/contract/becayis/alerts/schema";
import * as becayisCalendarAdmin from "@site/contract/becayis/calendar/admin-schema";
import * as becayisCalendar from "@site/contract/becayis/calendar/schema";
import * as becayisContact from "@site/contract/becayis/contact/schema";
import * as becayisListings from "@site/contract/becayis/listings/schema";
import * as becayisMatching from "@site/contract/becayis/matching/schema";
import * as becayisModerationAdmin from "@site/contract/becayis/moderation/admin-schema";
import * as becayisPetitionAdmin from "@site/contract/becayis/petition/admin-schema";
import * as becayisPetition from "@site/contract/becayis/petition/schema";
import * as becayisPlanning from "@site/contract/becayis/planning/schema";
import * as becayisProfile from "@site/contract/becayis/profile/schema";
import * as becayisReferenceAdmin from "@site/contract/becayis/reference/admin-schema";
import * as becayisReference from "@site/contract/becayis/reference/schema";
import * as becayisReportsAdmin from "@site/contract/becayis/reports/admin-schema";
import * as becayisResultsAdmin from "@site/contract/becayis/results/admin-schema";
import * as becayisResults from "@site/contract/becayis/results/schema";
import * as becayisSettingsAdmin from "@site/contract/becayis/settings/admin-schema";
import * as becayisStaffAdmin from "@site/contract/becayis/staff/admin-schema";
import * as becayisStaff from "@site/contract/becayis/staff/schema";
import * as blogCommentsAdmin from "@site/contract/blog/comments/admin-schema";
import * as blogComments from "@site/contract/blog/comments/schema";
import * as blogPostsAdmin from "@site/contract/blog/posts/admin-schema";
import * as blogPostsBulk from "@site/contract/blog/posts/bulk-schema";
import * as blogPostsCalendar from "@site/contract/blog/posts/calendar-schema";
import * as blogPostsCheck from "@site/contract/blog/posts/check-schema";
import * as blogPostsDraft from "@site/contract/blog/posts/draft-schema";
import * as blogPostsPreview from "@site/contract/blog/posts/preview-schema";
import * as blogPostsRevision from "@site/contract/blog/posts/revision-schema";
import * as blogPosts from "@site/contract/blog/posts/schema";
import * as blogProvenance from "@site/contract/blog/provenance/schema";
import * as blogTermsAdmin from "@site/contract/blog/terms/admin-schema";
import * as blogTerms from "@site/contract/blog/terms/schema";
import * as blogTermsTerm from "@site/contract/blog/terms/term-schema";
import * as blogTransfer from "@site/contract/blog/transfer/schema";
import * as commonPaging from "@site/contract/common/paging";
import * as results from "@site/contract/common/results";
import * as keysPost from "@site/contract/keys/post-schema";
import * as keys from "@site/contract/keys/schema";
import * as mailAdmin from "@site/contract/mail/admin-schema";
import * as media from "@site/contract/media/schema";
import * as notificationsMember from "@site/contract/notifications/member-schema";
import * as notifications from "@site/contract/notifications/schema";
import * as pending from "@site/contract/pending/schema";
import * as siteBotCheck from "@site/contract/site/bot-check/schema";
import * as siteContactAdmin from "@site/contract/site/contact/admin-schema";
import * as siteHomepageAdmin from "@site/contract/site/homepage/admin-schema";
import * as siteHomepage from "@site/contract/site/homepage/schema";
import * as sitePagesAdmin from "@site/contract/site/pages/admin-schema";
import * as sitePages from "@site/contract/site/pages/schema";
import * as siteRedirects from "@site/contract/site/redirects/schema";
import * as siteSeoAdmin from "@site/contract/site/seo/admin-schema";
import * as siteSeo from "@site/contract/site/seo/schema";
import * as siteServicesAdmin from "@site/contract/site/services/admin-schema";
import * as siteServices from "@site/contract/site/services/schema";
import * as siteSettingHistory from "@site/contract/site/setting-history/schema";
import * as siteSettingTransfer from "@site/contract/site/setting-transfer/schema";
import * as siteSettingsAdmin from "@site/contract/site/settings/admin-schema";
import * as siteSettings from "@site/contract/site/settings/schema";
import * as siteSettingsShell from "@site/contract/site/settings/shell-schema";
import * as siteSetup from "@site/contract/site/setup/schema";
import * as statisticsAdmin from "@site/contract/statistics/admin-schema";
import * as statistics from "@site/contract/statistics/schema";
import * as subscribersIssues from "@site/contract/subscribers/issues/schema";
import * as subscribersList from "@site/contract/subscribers/list/schema";
import * as subscribersSending from "@site/contract/subscribers/sending/schema";
import * as subscribers from "@site/contract/subscribers/subscriptions/schema";
import * as system from "@site/contract/system/schema";
import * as telegram from "@site/contract/telegram/schema";
import * as trash from "@site/contract/trash/schema";
import * as webhooksEvent from "@site/contract/webhooks/event-schema";
import * as webhooks from "@site/contract/webhooks/schema";
import { z } from "zod";

/** The modules whose schemas have names in the document. */
const modules: Record<string, unknown>[] = [
  accountAdministratorsAdmin,
  accountAdministratorsRole,
  accountEmailChange,
  accountFactorRecovery,
  accountMembersAdmin,
  accountPrivacy,
  accountProfile,
  accountRegistration,
  accountSecondFactor,
  accountSessionsAdmin,
  accountSessions,
  accountSignInAdmin,
  accountSignIn,
  aiConfigurations,
  aiCreations,
  aiImages,
  aiPrompts,
  aiReview,
  aiUsage,
  aiWriting,
  audit,
  backup,
  results,
  becayisAlerts,
  becayisCalendarAdmin,
  becayisCalendar,
  becayisContact,
  becayisListings,
  becayisMatching,
  becayisModerationAdmin,
  becayisPetitionAdmin,
  becayisPetition,
  becayisPlanning,
  becayisProfile,
  becayisReferenceAdmin,
  becayisReference,
  becayisReportsAdmin,
  becayisResultsAdmin,
  becayisResults,
  becayisSettingsAdmin,
  becayisStaffAdmin,
  becayisStaff,
  blogCommentsAdmin,
  blogComments,
  blogPostsAdmin,
  blogPostsBulk,
  blogPostsCalendar,
  blogPostsCheck,
  blogPostsDraft,
  blogPostsPreview,
  blogPostsRevision,
  blogPosts,
  blogProvenance,
  blogTermsAdmin,
  blogTerms,
  blogTermsTerm,
  blogTransfer,
  commonPaging,
  keysPost,
  keys,
  mailAdmin,
  media,
  notificationsMember,
  notifications,
  pending,
  siteBotCheck,
  siteContactAdmin,
  siteHomepageAdmin,
  siteHomepage,
  sitePagesAdmin,
  sitePages,
  siteRedirects,
  siteSeoAdmin,
  siteSeo,
  siteServicesAdmin,
  siteServices,
  siteSettingHistory,
  siteSettingTransfer,
  siteSettingsAdmin,
  siteSettings,
  siteSettingsShell,
  siteSetup,
  statisticsAdmin,
  statistics,
  subscribersIssues,
  subscribersList,
  subscribersSending,
  subscribers,
  system,
  telegram,
  trash,
  webhooksEvent,
  webhooks,
];

/** Names that say more to other programs than those of the code. */
const RENAMED: Record<string, string> = {
  adminPost: "Post",
  adminPostRow: "PostRow",
  postDetail: "PublishedPost",
  done: "Done",
  keyRow: "ApiKey",
  keyInfo: "OwnApiKey",
  webhookRow: "Webhook",
  redirectRow: "Redirect",
  term: "Term",
  lookup: "ReferenceEntry",
};

const isNamed = (schema: unknown): schema is z.ZodType =>
  schema instanceof z.ZodObject ||
  schema instanceof z.ZodEnum ||
  schema instanceof z.ZodUnion ||
  schema instanceof z.ZodDiscriminatedUnion;

/** The names of the schemas of answers, as the document has them: those of the contract, in capitals. */
export const entities = z.registry<{ id?: string }>();

for (const module of modules)
  for (const [name, schema] of Object.entries(module))
    if (isNamed(schema) && !/(?:Input|Form)$/.test(name))
      entities.add(schema, { id: RENAMED[name] ?? name.charAt(0).toUpperCase() + name.slice(1) });
entities.add(mailAdmin.connectionResult, { id: "SmtpConnectionResult" });
