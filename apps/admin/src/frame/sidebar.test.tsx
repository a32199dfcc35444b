import type { AdminUser } from "@site/contract/account/sign-in/admin-schema";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderScreen } from "../testing/render-screen.tsx";
import { findCurrent, getMenu } from "./menu.ts";
import { Sidebar } from "./sidebar.tsx";

const owner: AdminUser = { id: 1, username: "ayse", email: "ayse@example.org", role: "owner" };
const group = (name: string) => screen.getByRole("button", { name });
const isOpen = (name: string) => group(name).getAttribute("aria-expanded");

beforeEach(() => localStorage.clear());

test("the groups fold by mouse and keyboard, and the choice is remembered", async () => {
  renderMenu();
  expect(["Blog", "Becayiş", "Teknik"].map(isOpen)).toEqual(["true", "false", "false"]);
  expect(screen.queryByRole("link", { name: "İlanlar" })).toBeNull();
  group("Becayiş").focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("link", { name: "İlanlar" })).toBeDefined();
  await userEvent.click(group("Blog"));
  cleanup();
  renderMenu();
  expect(["Blog", "Becayiş", "Teknik"].map(isOpen)).toEqual(["false", "true", "false"]);
});

test("each of the links has a name and an icon of its own; the single ones follow the groups", () => {
  const { groups, single } = getMenu("owner");
  const items = [...groups.flatMap(({ items }) => items), ...single];
  expect(new Set(items.map(({ label }) => label)).size).toBe(items.length);
  expect(new Set(items.map(({ Icon }) => Icon)).size).toBe(items.length);
  expect(groups.map(({ label }) => label)).toEqual(["Blog", "Becayiş", "Teknik"]);
  expect(single.map(({ label }) => label)).toContain("Kullanıcılar");
  expect(single.at(-1)?.label).toBe("Ayarlar");
  renderMenu();
  const lists = screen.getAllByRole("list");
  expect(within(lists.at(-1) ?? document.body).getByRole("link", { name: "Ayarlar" })).toBeDefined();
});

test("a role sees its own screens only", () => {
  expect(getMenu("moderator").groups.map(({ label }) => label)).toEqual(["Blog", "Becayiş"]);
  expect(getMenu("editor").single.map(({ label }) => label)).toEqual(["Ayarlar"]);
  expect(getMenu(undefined)).toEqual({ groups: [], single: [] });
});

test.each([
  ["/admin", "/admin/posts"],
  ["/admin/posts/7", "/admin/posts"],
  ["/admin/posts/new", "/admin/posts/new"],
  ["/admin/comments/bans", "/admin/comments"],
  ["/admin/subscribers/mailing", "/admin/subscribers/mailing"],
  ["/admin/becayis/settings/rules", "/admin/becayis/settings"],
  ["/admin/account", undefined],
])("at %s the current link is %s", (pathname, expected) => {
  expect(findCurrent(getMenu("owner"), pathname)).toBe(expected);
});

function renderMenu(): void {
  renderScreen(<Sidebar user={owner} />);
}
