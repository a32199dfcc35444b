import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { DashboardOverview } from "@site/contract/statistics/admin-schema";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectFits, TABLET_PX } from "../testing/browser/expect-fits.ts";
import { openScreen } from "../testing/browser/open-screen.tsx";

const points = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, "0")}`,
  views: 20 + ((index * 7) % 30),
  readers: 10 + ((index * 5) % 15),
}));
const overview: DashboardOverview = {
  points,
  totals: { views: 1_200, readers: 640 },
  previousTotals: { views: 1_000, readers: 640 },
  waiting: { comments: 3, messages: 0, listings: 2, failedMails: 0 },
  planned: [{ postId: 7, title: "Bilirkişi raporuna itiraz", publishedAt: "2026-12-01T06:00:00.000Z" }],
};
const steps = (["mail", "contact", "social", "botCheck", "backup"] as const).map((step) => ({ step, isDone: false }));
const answers = (given: Partial<DashboardOverview> = {}) => ({
  admin: {
    dashboard: {
      stats: () => ({ posts: { total: 8, published: 6, draft: 2 }, categories: 3, tags: 9 }),
      overview: () => ({ ...overview, ...given }),
    },
    emailLogs: { stats: () => ({ total: 5, sent: 5, failed: 0, pending: 0, successRate: 100 }) },
    setupChecklist: { get: () => ({ steps, isDismissed: false }) },
  },
});

test("an owner sees the last days, what waits, what is planned and the setup list in one view", async () => {
  await page.viewport(1440, 900);
  await openScreen(adminPaths.dashboard, answers());
  for (const [name, count] of [
    ["Toplam Yazı", "8"],
    ["Yayınlanan", "6"],
    ["Taslak", "2"],
    ["Kategoriler", "3"],
    ["Etiketler", "9"],
  ] as const)
    await expect.element(page.getByRole("main")).toHaveTextContent(new RegExp(`${name}\\s*${count}`));
  await expect.element(page.getByRole("region", { name: "Son 30 gün" })).toHaveTextContent(/1\.200.*%20 fazla/);
  await expect.element(page.getByRole("region", { name: "Bekleyenler" })).toHaveTextContent("Onay bekleyen yorum3");
  await expect.element(page.getByRole("link", { name: "Bilirkişi raporuna itiraz" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Kurulumda 5 adım kaldı" })).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(900);
  await expectAccessible();
  await expectFits(TABLET_PX);
});

test("an editor sees neither what waits nor the setup list", async () => {
  await openScreen(adminPaths.dashboard, answers({ waiting: null, planned: [] }), "editor");
  await expect.element(page.getByText("Planlanmış yazı yok.")).toBeVisible();
  expect(page.getByRole("region", { name: "Bekleyenler" }).elements()).toEqual([]);
  await expect.element(page.getByRole("link", { name: "Bütün istatistikler" })).toBeVisible();
});
