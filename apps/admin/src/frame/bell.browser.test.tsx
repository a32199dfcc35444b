import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import type { AdminNotification } from "@site/contract/notifications/schema";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../testing/browser/open-screen.tsx";

const message: AdminNotification = {
  id: 7,
  type: "contact_message",
  title: "Yeni mesaj",
  message: "Ayşe Yılmaz: Bir önerim var",
  link: adminPaths.contactMessages,
  isRead: false,
  createdAt: "2026-11-26T09:00:00.000Z",
};
const bell = page.getByRole("button", { name: /^Bildirimler/ });
const panel = page.getByRole("dialog", { name: "Bildirimler" });
const trash = { list: () => onePage([]) };

test("the bell tells how many notifications are unread, marks them as read, and is emptied after a question", async () => {
  let rows = [message];
  const markRead = vi.fn((_: object) => {
    rows = rows.map((row) => ({ ...row, isRead: true }));
    return { message: "" };
  });
  const clearAll = vi.fn((_: object) => {
    rows = [];
    return { message: "Bildirimler silindi." };
  });
  const notifications = {
    unreadCount: () => ({ count: rows.filter(({ isRead }) => !isRead).length, isEnabled: true }),
    list: () => rows,
    markRead,
    clearAll,
  };
  await openScreen(adminPaths.trash, { admin: { trash, notifications } });
  await expect.element(bell).toHaveAccessibleName("Bildirimler, 1 okunmamış bildirim");
  await bell.click();
  await expect.element(panel.getByRole("listitem")).toHaveTextContent("Ayşe Yılmaz: Bir önerim var");
  await expect.element(panel.getByText("Yeni", { exact: true })).toBeVisible();
  await expect.element(bell).toHaveAccessibleName("Bildirimler");
  expect(markRead).toHaveBeenCalledExactlyOnceWith({ notificationIds: [7] });
  await expectAccessible();
  await panel.getByRole("button", { name: "Tümünü Temizle" }).click();
  await expect.element(panel.getByRole("button", { name: "İptal" })).toHaveFocus();
  await expectNoViolations();
  await panel.getByRole("button", { name: "Temizle", exact: true }).click();
  await expect.element(panel.getByText("Henüz bildirim yok")).toBeVisible();
  expect(clearAll).toHaveBeenCalledExactlyOnceWith({ upTo: 7 });
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});

test("notifications that cannot be read are read again on request", async () => {
  const list = vi
    .fn(() => [message])
    .mockImplementationOnce(() => {
      throw callError({ code: "INTERNAL", message: "relation missing" });
    });
  const notifications = {
    unreadCount: () => ({ count: 0, isEnabled: true }),
    list,
    markRead: () => ({ message: "" }),
  };
  await openScreen(adminPaths.trash, { admin: { trash, notifications } });
  await bell.click();
  await panel.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(panel.getByRole("link", { name: "Yeni mesaj" })).toBeVisible();
});

test("an address that leads to no screen says so, and leads to the posts", async () => {
  await openScreen("/admin/boyle-bir-ekran-yok", {});
  await expect.element(page.getByRole("heading", { level: 1, name: "Sayfa Bulunamadı" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Yazılara git" })).toHaveAttribute("href", adminPaths.posts);
  await expectNoViolations();
});
