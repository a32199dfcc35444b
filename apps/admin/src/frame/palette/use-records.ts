import { useDebouncedValue } from "@mantine/hooks";
import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import { limits } from "@site/contract/common/limits";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../api/trpc.ts";
import type { LinkEntry } from "./entries.ts";

const SHOWN_OF_KIND = 4;
/** A shorter text would match nearly all records. */
const MIN_LETTERS = 2;

/**
 * Returns the posts, members and listings that the server finds for a text, a few of each. A member or listing opens
 * its list, filtered to that record.
 */
export function useRecords(text: string): { entries: LinkEntry[]; isFetching: boolean } {
  const [search] = useDebouncedValue(text.trim(), limits.searchDebounceMs);
  const given = { page: 1, search };
  const options = { enabled: search.length >= MIN_LETTERS, placeholderData: keepPreviousData };
  const posts = trpc.admin.posts.page.useQuery(given, options);
  const members = trpc.admin.users.page.useQuery(given, options);
  const listings = trpc.admin.becayis.listings.list.useQuery({ ...given, limit: SHOWN_OF_KIND }, options);
  const isFetching = [posts, members, listings].some((query) => query.isFetching);
  if (text.trim().length < MIN_LETTERS) return { entries: [], isFetching: false };
  const ofPosts = (posts.data?.items ?? []).map(({ id, title }) => ({
    id: `post ${id}`,
    to: adminPaths.post(id),
    label: title,
    place: "Yazı",
  }));
  const ofMembers = (members.data?.items ?? []).map(({ id, firstName, lastName, email }) => ({
    id: `member ${id}`,
    to: searched(adminPaths.users, email),
    label: `${firstName} ${lastName}`.trim() || email,
    place: `Üye: ${email}`,
  }));
  const ofListings = (listings.data?.items ?? []).map(({ id, title, user }) => ({
    id: `listing ${id}`,
    to: searched(adminPaths.listings, title),
    label: title,
    place: `İlan: ${user.firstName} ${user.lastName}`,
  }));
  const entries = [ofPosts, ofMembers, ofListings].flatMap((found) => found.slice(0, SHOWN_OF_KIND));
  return { entries, isFetching };
}

/**
 * Returns the entries of settings whose names are stored: static pages, and the channels and events of notifications.
 * @param isSearching false if nothing has to be loaded yet
 */
export function useStoredSettings(isSearching: boolean): LinkEntry[] {
  const options = { enabled: isSearching };
  const { data: pages = [] } = trpc.admin.pages.list.useQuery(undefined, options);
  const { data: notifications = [] } = trpc.admin.notificationSettings.listAll.useQuery(undefined, options);
  return [
    ...pages.map(({ id, title }) => ({
      id: `page ${id}`,
      to: adminPaths.settingsPage(id),
      label: title,
      place: "Ayarlar: Sayfalar",
    })),
    ...notifications.map(({ settingKey, settingName }) => ({
      id: `notification ${settingKey}`,
      to: `${settingsTabPath("notifications")}#${settingKey}`,
      label: settingName,
      place: "Ayarlar: Bildirimler",
    })),
  ];
}

const searched = (list: string, text: string) => `${list}?${new URLSearchParams({ ara: text })}`;
