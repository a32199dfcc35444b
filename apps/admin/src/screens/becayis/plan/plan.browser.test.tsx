import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { planTexts } from "@site/contract/becayis/swaps/planning/labels";
import type { GroupPlan, PlanFunnel, PlansOverview } from "@site/contract/becayis/swaps/planning/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { boardAnswers } from "../../../testing/browser/board-answers.ts";
import { openScreen } from "../../../testing/browser/open-screen.tsx";

const HOUR_MS = 3_600_000;

const clerks: GroupPlan = {
  id: 1,
  institution: "Adalet Bakanlığı",
  position: "Zabıt Kâtibi",
  listings: 1_000,
  movable: 486,
  direct: 198,
  inRings: 288,
  limit: 496,
  gap: 0.0202,
  isProven: true,
  isFinished: true,
  leftOut: 0,
  madeAt: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
  durationMs: 8_940,
};
const nurses: GroupPlan = {
  ...clerks,
  id: 2,
  institution: "Şehir hastanesi",
  position: "Hemşire",
  listings: 40,
  movable: 12,
  direct: 6,
  inRings: 6,
  limit: 15,
  gap: 0.2,
  isProven: false,
  isFinished: false,
  leftOut: 2,
};
const still: GroupPlan[] = [3, 4].map((id) => ({
  ...clerks,
  ...{ id, institution: id === 3 ? "Emniyet" : "Diyanet", position: "Memur", listings: id },
  ...{ movable: 0, direct: 0, inRings: 0, limit: 0, gap: 0 },
}));
const groups = [clerks, nurses, ...still];
const overview: PlansOverview = { movable: 498, direct: 204, inRings: 294, limit: 511, groups };
const nothing: PlansOverview = { movable: 0, direct: 0, inRings: 0, limit: 0, groups: [] };
const funnel: PlanFunnel = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 28 + index)).toISOString().slice(0, 10),
  listings: 40 + ((index * 7) % 13),
  proposals: 20 + ((index * 5) % 11),
  acceptances: 10 + ((index * 3) % 7),
  moves: index % 4,
}));

const getOverview = vi.fn<() => PlansOverview>();
const getFunnel = vi.fn<(input: { days?: number | undefined }) => PlanFunnel>();
const refresh = vi.fn(() => ({ message: planTexts.refreshed }));
async function open(plans: PlansOverview, points = funnel): Promise<void> {
  getOverview.mockReset().mockReturnValue(plans);
  getFunnel.mockReset().mockReturnValue(points);
  refresh.mockClear();
  const answers = { overview: getOverview, funnel: getFunnel, refresh };
  await openScreen(adminPaths.becayis, { admin: { becayis: { ...boardAnswers, plans: answers } } });
}
const heading = (name: string) => page.getByRole("heading", { name });
const row = (name: string) => page.getByRole("row").filter({ hasText: name });

test("the plans say how many people can move, and how far they are from the limit", async () => {
  await open(overview);
  await expect.element(heading("Bugün 498 kişi yer değiştirebilir")).toBeVisible();
  const plan = page.getByRole("region", { name: "Plan" });
  await expect.element(plan.getByText("204 kişi")).toBeVisible();
  await expect.element(plan.getByText("294 kişi")).toBeVisible();
  await expect.element(plan.getByText("511 kişi")).toBeVisible();
  await expect
    .element(row("Zabıt Kâtibi"))
    .toHaveTextContent(/486 kişi.*198 doğrudan, 288 halkayla.*0 kişi.*3 sa 0 dk önce.*9 sn sürdü/);
  await expect.element(row("Hemşire")).toHaveTextContent(/en çok 3 kişi.*üst sınır.*2 halka kurulamadı.*Son hesap/);
  expect(page.getByText(/en iyisi bu plan\s*\(kanıtlı\)/).elements(), "said once").toHaveLength(1);
  await expect.element(page.getByText("Ankara → İzmir, Konak; Bursa")).toBeVisible();
  await page.getByText("Henüz kimsenin yer değiştiremediği 2 grup").click();
  await expect.element(page.getByText("Emniyet, Memur (3 ilan)")).toBeVisible();
  expect(row("Emniyet").elements(), "without anybody to move").toEqual([]);
  await expectAccessible();
});

test("the funnel is four steps with their shares and a table, and is fetched again for another period", async () => {
  await open(overview);
  const funnel = page.getByRole("region", { name: "İlandan anlaşmaya" });
  await expect
    .element(funnel.getByRole("list"))
    .toHaveTextContent(
      /^Yayınlanan ilan1\.3\d\dEşleşme.*önceki adımdan %5\d.*önceki adımdan %5\dAnlaşan43önceki adımdan %1\d$/,
    );
  await page.getByText("Tablo olarak göster").click();
  await expect.element(row("26 Kasım 2026")).toBeVisible();
  await expectNoViolations();
  await page.getByRole("region", { name: "İlandan anlaşmaya" }).getByText("1 yıl").click();
  await expect.poll(() => getFunnel.mock.lastCall?.[0]).toEqual({ days: 365 });
});

test("what is to be done stands in the first view", async () => {
  await page.viewport(1440, 900);
  await open(overview);
  const waiting = page.getByRole("region", { name: "Bekleyenler" });
  await expect.element(waiting).toHaveTextContent("Bekleyen bir şey yok.");
  for (const part of [waiting, row("Zabıt Kâtibi"), row("Hemşire")])
    expect(part.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(900);
});

test("without plans the screen says so and offers to make them", async () => {
  await open(nothing, []);
  await expect.element(heading("Henüz plan yok")).toBeVisible();
  await expect.element(page.getByText("Bu dönemde yayınlanan ilan yok.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Planı yenile" }).click();
  await expect.element(page.getByText(planTexts.refreshed)).toBeVisible();
  expect(refresh).toHaveBeenCalledOnce();
  await expect.poll(() => getOverview.mock.calls.length).toBeGreaterThan(1);
});

test("a failed part shows its error in place and is fetched again on request", async () => {
  await open(overview);
  getOverview.mockImplementation(() => {
    throw callError({ code: "INTERNAL", message: "relation missing" });
  });
  await page.getByRole("button", { name: "Planı yenile" }).click();
  const failed = page.getByRole("alert").filter({ hasText: "Planlar yüklenemedi" });
  await expect.element(failed).toBeVisible();
  await expectNoViolations();
  getOverview.mockReset().mockReturnValue(overview);
  await failed.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(failed).not.toBeInTheDocument();
  await expect.element(row("Zabıt Kâtibi")).toBeVisible();
});

test("skeletons stand in for what is still loading", async () => {
  const never = () => new Promise<never>(() => undefined);
  const answers = { overview: never, funnel: never };
  await openScreen(adminPaths.becayis, { admin: { becayis: { ...boardAnswers, plans: answers } } });
  await expect.element(page.getByText("Planlar yükleniyor…")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Plan" })).toHaveTextContent("Üst sınır");
  expect(document.querySelectorAll("[aria-busy='true'] .mantine-Skeleton-root").length).toBeGreaterThan(0);
});
