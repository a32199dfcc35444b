import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";
import { noRecords, openPalette } from "../../testing/browser/palette.ts";
import { settingsAnswers } from "../../testing/browser/settings-answers.ts";

const field = page.getByRole("combobox", { name: "Yönetimde ara" });
const option = (name: string | RegExp) => page.getByRole("option", { name });
const shown = { ...noRecords, comments: { bans: () => onePage([]) } };

test("a screen is found and opened by keyboard, and comes first the next time", async () => {
  const router = await openScreen(adminPaths.commentBans, {
    admin: { ...shown, webhooks: { list: () => [] } },
  });
  const button = page.getByRole("button", { name: "Ara", exact: true });
  await openPalette();
  await userEvent.keyboard("webhook{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "Webhook'lar" })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
  await button.click();
  await expect.element(field).toHaveFocus();
  await expect.element(option(/Webhook'lar/)).toBeVisible();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(option(/Webhook'lar/)).toHaveAttribute("aria-selected", "true");
  await expectNoViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(router.state.location.pathname).toBe(adminPaths.webhooks);
});

test("posts, members and listings are found by the server", async () => {
  const member = {
    id: 4,
    userId: 4,
    firstName: "Derya",
    lastName: "Ak",
    email: "derya@example.org",
    phone: null,
    emailVerified: true,
    isActive: true,
    createdAt: "2026-11-01T09:00:00.000Z",
    lastLoginAt: null,
  };
  const users = { page: () => onePage([member]) };
  const stats = () => ({ totalUsers: 1, verifiedUsers: 1, unverifiedUsers: 0, activeUsers: 1, inactiveUsers: 0 });
  const answers = { ...shown, ...noRecords, users: { ...users, stats } };
  const router = await openScreen(adminPaths.commentBans, { admin: answers });
  await openPalette();
  await field.fill("derya");
  await expect.element(option(/Derya Ak/)).toHaveAttribute("aria-selected", "true");
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => router.state.location.search).toBe("?ara=derya%40example.org");
});

test("the theme is switched", async () => {
  await openScreen(adminPaths.commentBans, { admin: shown });
  await openPalette();
  await field.fill("koyu mod");
  await expect.element(option(/Koyu temaya geç/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe("dark");
  document.documentElement.dataset.mantineColorScheme = "light";
});

test("a static page and a channel of notifications are found by their stored names", async () => {
  const { pages, notificationSettings, telegram, setupChecklist } = settingsAnswers;
  const router = await openScreen(adminPaths.commentBans, {
    admin: { ...shown, ...noRecords, pages, notificationSettings, telegram, setupChecklist },
  });
  await openPalette();
  await field.fill("gizlilik politikasını");
  await expect.element(option(/Gizlilik Politikası/)).toHaveAttribute("aria-selected", "true");
  await field.fill("yeni yorum");
  await expect.element(option(/Yeni yorum/)).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("switch", { name: "Yeni yorum" })).toHaveFocus();
  expect(router.state.location.pathname).toBe("/admin/settings/notifications");
});

test("the general check is opened from anywhere", async () => {
  const posts = { ...noRecords.posts, generalCheck: () => Promise.reject(new Error("not needed")) };
  await openScreen(adminPaths.commentBans, { admin: { ...shown, ...noRecords, posts } });
  await openPalette();
  await field.fill("genel kontrol");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Genel Kontrol" })).toBeVisible();
});

test("the sitemap is written anew", async () => {
  const sitemap = { refresh: () => ({ urlCount: 1_234 }) };
  await openScreen(adminPaths.commentBans, { admin: { ...shown, ...noRecords, sitemap } });
  await openPalette();
  await field.fill("sitemap");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Sitemap yenilendi. Toplam 1.234 URL.")).toBeVisible();
});
