import type { AdminRole } from "@site/contract/account/administrators/roles";
import { adminPaths as admin, settingsTabPath } from "@site/contract/admin-paths";
import { contentTabs } from "@site/contract/site/settings/content-tabs";

type Roles = readonly AdminRole[];

const everyone: Roles = ["owner", "editor", "moderator"];
const content: Roles = ["owner", "editor"];
const moderation: Roles = ["owner", "moderator"];
const ownerAlone: Roles = ["owner"];

/**
 * Roles allowed per path prefix. The longest match wins; unlisted paths are for owners only. The server checks every
 * call on its own.
 */
const rolesBelow: readonly (readonly [string, Roles])[] = [
  [admin.dashboard, everyone],
  [admin.account, everyone],
  [admin.trash, everyone],
  ...[admin.posts, admin.calendar, admin.categories, admin.tags, admin.media].map((path) => [path, content] as const),
  ...[admin.sliderSettings, admin.redirects, admin.transfer, admin.aiCreations, admin.statistics].map(
    (path) => [path, content] as const,
  ),
  [admin.mailing, content],
  ...contentTabs.map((tab) => [settingsTabPath(tab), content] as const),
  ...[admin.comments, admin.contactMessages, admin.users, admin.logs].map((path) => [path, moderation] as const),
  [prefixOfBoard(), moderation],
  [admin.boardSettings, ownerAlone],
];

/** Returns whether a role has the screen at an address; the area's root and the settings' lead each role to its own. */
export function mayOpen(role: AdminRole, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  if (role === "owner" || path === admin.home) return true;
  if (path === admin.settings) return content.includes(role);
  const [longest] = rolesBelow
    .filter(([below]) => path === below || path.startsWith(`${below}/`))
    .sort(([one], [other]) => other.length - one.length);
  return (longest?.[1] ?? ownerAlone).includes(role);
}

/** Returns the first screen of a role. */
export function getHome(role: AdminRole): string {
  return role === "moderator" ? admin.dashboard : admin.posts;
}

/** The board's screens have one parent address. */
function prefixOfBoard(): string {
  return admin.becayis.slice(0, admin.becayis.lastIndexOf("/"));
}
