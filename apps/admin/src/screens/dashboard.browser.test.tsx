import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { DashboardOverview } from "@site/contract/dashboard/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { dashboardAnswers, overview, waiting } from "../testing/browser/dashboard-answers.ts";
import { expectFits, TABLET_PX } from "../testing/browser/expect-fits.ts";
import { openScreen } from "../testing/browser/open-screen.tsx";

const steps = (["mail", "contact", "social", "botCheck", "backup"] as const).map((step) => ({ step, isDone: false }));
const answers = (given: Partial<DashboardOverview> = {}, isPostponed = false, counts = waiting) => ({
  admin: {
    pending: { counts: () => counts },
    dashboard: { ...dashboardAnswers.dashboard, overview: () => ({ ...overview, ...given }) },
    setupChecklist: { get: () => ({ steps, isDismissed: false, isPostponed }) },
  },
});
const region = (name: string) => page.getByRole("region", { name });

test("an administrator sees today's work, the last days, the setup list and the counts in one view", async () => {
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
  await expect.element(region("Son 30 gün")).toHaveTextContent(/1\.200.*%20 fazla/);
  await expect
    .element(region("Bekleyenler"))
    .toHaveTextContent(/^BekleyenlerOnay bekleyen yorum3Onay bekleyen ilan2Açık şikâyet1$/);
  await expect.element(region("Zamanlananlar")).toHaveTextContent("Bilirkişi raporuna itiraz1 Aralık 2999 09:00");
  await expect
    .element(region("Son 24 saatte aksayanlar"))
    .toHaveTextContent(/E-posta gönderilemedi \(2\)Bugün \d\d:\d\d/);
  await expect.element(page.getByRole("heading", { name: "Kurulumda 5 adım kaldı" })).toBeVisible();
  const top = (name: string) => region(name).element().getBoundingClientRect().top;
  expect(top("Kurulumda 5 adım kaldı"), "the set-up comes first").toBeLessThan(top("Bekleyenler"));
  expect(top("Bekleyenler")).toBeLessThan(top("Son 30 gün"));
  await expect.element(region("Son 30 gün")).toHaveTextContent("Bugün henüz bitmedi");
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(900);
  await expectAccessible();
  await expectFits(TABLET_PX);
});

test("a day without work shows a message", async () => {
  const none = { comment: 0, message: 0, listing: 0, document: 0, report: 0, mail: 0 };
  await openScreen(adminPaths.dashboard, answers({ failures: [] }, true, none));
  await expect.element(region("Bekleyenler")).toHaveTextContent("Bekleyen bir şey yok.");
  await expect.element(region("Son 24 saatte aksayanlar")).toHaveTextContent("Bir aksama yok.");
});

test("the setup list is put off, and opened again when it is wanted", async () => {
  let isPostponed = false;
  const get = () => ({ steps, isDismissed: false, isPostponed });
  const postpone = vi.fn(() => {
    isPostponed = true;
    return get();
  });
  await openScreen(adminPaths.dashboard, { admin: { ...answers().admin, setupChecklist: { get, postpone } } });
  const link = page.getByRole("link", { name: "Posta sunucusunu girin" });
  await expect.element(link).toBeVisible();
  await page.getByRole("button", { name: "Sonra" }).click();
  await expect.element(link).not.toBeInTheDocument();
  expect(postpone).toHaveBeenCalledOnce();
  const title = page.getByRole("heading", { name: "Kurulumda 5 adım kaldı" });
  await expect.element(title).toHaveFocus();
  expect(region("Kurulumda 5 adım kaldı").element().getBoundingClientRect().height, "one line").toBeLessThan(48);
  await page.getByRole("button", { name: "Listeyi Aç" }).click();
  await expect.element(link).toBeVisible();
  await expect.element(title).toHaveFocus();
});
