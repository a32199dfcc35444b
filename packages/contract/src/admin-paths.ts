import { adminEntries, fill } from "./paths.ts";
import type { SettingTab } from "./settings/fields.ts";

/** The admin area's addresses with a parameter, in the form of `routePatterns`. */
export const adminRoutePatterns = {
  post: "/admin/posts/:id",
  postAlias: "/admin/posts/edit/:id",
  settingsPage: "/admin/settings/pages/:id",
  settingsService: "/admin/settings/services/:id",
} as const;

/** Addresses of the admin area; not in `paths`, which every public page loads. */
export const adminPaths = {
  home: adminEntries.home,
  login: "/admin/login",
  /** The token follows in the fragment. */
  acceptInvitation: "/admin/invitation",
  account: "/admin/account",
  administrators: "/admin/administrators",
  dashboard: adminEntries.dashboard,
  posts: "/admin/posts",
  newPost: "/admin/posts/new",
  post: (id: number) => fill(adminRoutePatterns.post, String(id)),
  editPost: (id: number) => fill(adminRoutePatterns.postAlias, String(id)),
  aiCreations: "/admin/ai-blog-create",
  calendar: "/admin/calendar",
  categories: "/admin/categories",
  tags: "/admin/tags",
  media: "/admin/media",
  aiSettings: "/admin/ai-settings",
  sliderSettings: "/admin/slider-settings",
  statistics: "/admin/statistics",
  statisticsOfPost: (id: number) => `/admin/statistics?yazi=${id}`,
  redirects: "/admin/redirects",
  trash: "/admin/trash",
  subscribers: "/admin/subscribers",
  mailing: "/admin/subscribers/mailing",
  comments: "/admin/comments",
  audit: "/admin/audit",
  system: "/admin/system",
  backups: "/admin/system/backups",
  apiKeys: "/admin/api-keys",
  webhooks: "/admin/webhooks",
  settings: "/admin/settings",
  homepageProjects: "/admin/settings/homepage/projects",
  homepageFeatures: "/admin/settings/homepage/features",
  settingsPage: (id: number) => fill(adminRoutePatterns.settingsPage, String(id)),
  settingsService: (id: number) => fill(adminRoutePatterns.settingsService, String(id)),
  newSettingsService: "/admin/settings/services/new",
  questions: "/admin/settings/services/questions",
  telegram: "/admin/settings/notifications/telegram",
  pending: "/admin/pending",
  pendingMessages: "/admin/pending?tur=message",
  pendingComments: "/admin/comments?status=pending",
  commentBans: "/admin/comments/bans",
  contactMessages: "/admin/contact-messages",
  savedReplies: "/admin/contact-messages/saved-replies",
  users: "/admin/users",
  logs: "/admin/logs",
  failedMails: "/admin/logs?status=failed",
  approvals: "/admin/becayis/approvals",
  listings: "/admin/becayis/listings",
  contacts: "/admin/becayis/contacts",
  matches: "/admin/becayis/matches",
  becayis: "/admin/becayis/dashboard",
  reports: "/admin/becayis/reports",
  verifications: "/admin/becayis/verifications",
  windows: "/admin/becayis/windows",
  boardSettings: "/admin/becayis/settings",
  boardRules: "/admin/becayis/settings/rules",
  petitionTemplates: "/admin/becayis/settings/petitions",
  institutions: "/admin/becayis/settings/institutions",
  positions: "/admin/becayis/settings/positions",
  institutionDomains: "/admin/becayis/settings/domains",
} as const;

/** Returns the address of the list of posts, searched for a text. */
export function postsAbout(search: string): string {
  return `${adminPaths.posts}?${new URLSearchParams({ ara: search })}`;
}

/** Returns the address of the form of a new post with this title. */
export function newPostAbout(title: string): string {
  return `${adminPaths.newPost}?${new URLSearchParams({ baslik: title })}`;
}

/** Returns the address of the public list of a province's listings. @param city slug of the province */
export function listingsIn(city: string): string {
  return `${adminPaths.listings}?${new URLSearchParams({ sehir: city })}`;
}

/** Returns the address of a tab of the settings. */
export function settingsTabPath(tab: SettingTab): string {
  return `${adminPaths.settings}/${tab}`;
}
