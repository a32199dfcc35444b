import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";

const session = {
  id: 1,
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
  ipAddress: "127.0.0.1",
  lastActivityAt: "2026-11-20T09:00:00.000Z",
  isActive: true,
};
const endAll = vi.fn();
const dashboard = vi.fn();
const open = () => openPage("/user/dashboard", { user: { ...signIn(), dashboard, sessions: { endAll } } });
const tab = (name: string) => page.getByRole("tab", { name });

test("the tabs work by keyboard", async () => {
  dashboard.mockResolvedValue({ stats: { memberSince: session.lastActivityAt, lastLogin: null }, sessions: [] });
  await open();
  await expect.element(page.getByRole("heading", { level: 1, name: "Hoş geldiniz, Zeynep" })).toBeVisible();
  await expect.element(page.getByText("Son Oturumlar")).toBeVisible();
  tab("Genel Bakış").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Profil")).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "Profili Düzenle" })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{End}");
  await expect.element(tab("Güvenlik")).toHaveAttribute("aria-selected", "true");
});

test("other sessions are ended, and this one stays", async () => {
  const sessions = [
    { ...session, isCurrent: true },
    { ...session, id: 2, isCurrent: false },
  ];
  const stats = { memberSince: session.lastActivityAt, lastLogin: null };
  dashboard.mockResolvedValue({ stats, sessions });
  endAll.mockImplementation(() => {
    dashboard.mockResolvedValue({ stats, sessions: sessions.map((each) => ({ ...each, isActive: each.isCurrent })) });
    return { message: "Oturumlar sonlandırıldı." };
  });
  await open();
  const all = page.getByRole("button", { name: "Tüm Oturumları Sonlandır" });
  await expect.element(all).toHaveAccessibleDescription(/buradaki oturumunuz da kapanır/);
  await page.getByRole("button", { name: "Diğer Oturumları Sonlandır" }).click();
  await expect.element(page.getByText("Oturumlar sonlandırıldı.")).toBeVisible();
  await expect.element(page.getByText("Bu oturum")).toBeVisible();
  await expect.element(page.getByText("Sona erdi", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Diğer Oturumları Sonlandır" })).not.toBeInTheDocument();
  expect(endAll).toHaveBeenCalledWith({ keepCurrent: true });
  await expectAccessible();
});
