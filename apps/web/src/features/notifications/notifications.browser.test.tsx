import { expectAccessible } from "@site/browser/testing/expect-accessible";
import type { MemberNotificationItem } from "@site/contract/notifications/member-schema";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signIn } from "../../testing/member.ts";
import { openPage } from "../../testing/open-page.tsx";

const ADDRESS = "/boyle/bir/sayfa/yok"; // makes no calls of its own
const rejected: MemberNotificationItem = {
  id: 2,
  type: "request_rejected",
  title: "İletişim isteğiniz reddedildi",
  message: "Rize ile Uşak arasında becayiş",
  link: "/profil/iletisim-istekleri?tab=sent",
  isRead: false,
  createdAt: new Date().toISOString(),
};
const removed: MemberNotificationItem = { ...rejected, id: 1, title: "İlanınız silindi", message: "Yinelenmiş." };
const waiting = { requests: 0, matches: 0, rings: 0, receivedMessages: 0, sentMessages: 1, endingListings: 0 };

const summary = vi.fn();
const list = vi.fn();
const markRead = vi.fn();
const markAllRead = vi.fn();
const open = (address: string) =>
  openPage(address, {
    becayis: { profile: { find: () => null } },
    user: { ...signIn(), notifications: { summary, list, markRead, markAllRead } },
  });
const bell = page.getByRole("banner").getByRole("button", { name: /^Bildirimler/ });
const panel = page.getByRole("dialog", { name: "Bildirimler" });

beforeEach(() => {
  summary.mockReset().mockReturnValue({ unread: 2, waiting });
  list.mockReset().mockReturnValue({ items: [rejected, removed], hasMore: false });
  markRead.mockReset().mockImplementation(() => {
    summary.mockReturnValue({ unread: 0, waiting: { ...waiting, sentMessages: 0 } });
    return { message: "" };
  });
  markAllRead.mockReset().mockReturnValue({ message: "Bildirimler okundu olarak işaretlendi." });
});

test("the bell counts, opens by keyboard and marks what it has shown", async () => {
  await open(ADDRESS);
  await expect.element(bell).toHaveAccessibleName("Bildirimler: 2 okunmamış, 1 bekleyen iş");
  await expect.poll(() => document.title).toMatch(/^\(2\) /);
  bell.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(panel).toHaveFocus();
  await expect
    .element(panel.getByRole("listitem").filter({ hasText: rejected.title }))
    .toHaveTextContent(/Rize ile Uşak arasında becayiş.*az önce/);
  await expect.element(bell).toHaveAccessibleName("Bildirimler");
  expect(markRead).toHaveBeenCalledWith({ ids: [2, 1] });
  await expect.poll(() => document.title).toMatch(/^[^(]/);
  await expectAccessible();
  for (const target of panel.element().querySelectorAll("a, button"))
    expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});

test("the bell links to unread messages and to the subject of a notification", async () => {
  markRead.mockReturnValue({ message: "" });
  await open(ADDRESS);
  await bell.click();
  await expect
    .element(panel.getByRole("link", { name: "1 okunmamış mesaj, gönderdiğiniz isteklerde" }))
    .toHaveAttribute("href", "/profil/iletisim-istekleri?tab=sent");
  await expect
    .element(panel.getByRole("link", { name: new RegExp(rejected.title) }))
    .toHaveAttribute("href", rejected.link);
});

test("a list that cannot be loaded is asked for again, and an empty one says what comes", async () => {
  list.mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch");
  });
  list.mockReturnValue({ items: [], hasMore: false });
  await open(ADDRESS);
  await bell.click();
  await panel.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(panel.getByText("Henüz bildiriminiz yok.", { exact: false })).toBeVisible();
  await expectAccessible();
});

test("all notifications are marked as read", async () => {
  await open("/profil/bildirimler");
  const rows = page.getByRole("region", { name: "Bildirimler" }).getByRole("listitem");
  await expect.element(rows.filter({ hasText: removed.message })).toHaveTextContent("Yeni");
  await expect.element(page.getByRole("heading", { level: 2, name: "Bildirimler" })).toBeVisible();
  await expectAccessible();
  list.mockReturnValue({ items: [{ ...removed, isRead: true }], hasMore: false });
  await page.getByRole("button", { name: "Tümünü okundu say" }).click();
  await expect.element(page.getByText("Bildirimler okundu olarak işaretlendi.")).toBeVisible();
  await expect.element(rows.filter({ hasText: removed.message })).not.toHaveTextContent("Yeni");
  expect(markAllRead).toHaveBeenCalledWith({ upTo: 2 });
});
