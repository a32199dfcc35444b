import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { OriginStatistics, OriginStatisticsInput } from "@site/contract/becayis/origins/admin-schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { boardAnswers } from "../../../testing/browser/board-answers.ts";
import { openScreen } from "../../../testing/browser/open-screen.tsx";

const found: OriginStatistics = {
  origins: [
    { origin: "acilis", question: 30, listing: 12, approval: 10, match: 3 },
    { origin: "afis", question: 0, listing: 2, approval: 0, match: 0 },
  ],
  institutions: [
    { id: 5, name: "Adalet Bakanlığı", question: 20, listing: 10, approval: 9, match: 2 },
    { id: 6, name: "Sağlık Bakanlığı", question: 10, listing: 4, approval: 1, match: 1 },
  ],
};
const statistics = vi.fn((_: OriginStatisticsInput): OriginStatistics => found);
const plans = { movable: 0, direct: 0, inRings: 0, limit: 0, groups: [] };

const open = (address: string) =>
  openScreen(address, {
    admin: {
      becayis: {
        ...boardAnswers,
        plans: { overview: () => plans, funnel: () => [] },
        origins: { statistics },
      },
    },
  });
const part = () => page.getByRole("region", { name: "Sorudan eşleşmeye" });
const days = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

test("origins and institutions are ranked by questions, with the share that came further", async () => {
  await open(adminPaths.becayis);
  const origins = part().getByRole("table", { name: "Nereden geldiler" });
  await expect
    .element(origins.getByRole("row", { name: /Kurum ve unvan sayfaları/ }))
    .toHaveTextContent(/30.*12 \(%40\).*3 \(%10\)/);
  await expect.element(origins.getByRole("row", { name: /Afiş/ })).toHaveTextContent(/Afiş02.*0/);
  await expect
    .element(
      part()
        .getByRole("table", { name: "Kurumlar" })
        .getByRole("row", { name: /Adalet/ }),
    )
    .toHaveTextContent(/20.*10 \(%50\)/);
  expect(days(statistics.mock.lastCall?.[0] ?? { from: "", to: "" })).toBe(30);
  await expectAccessible();
});

test("a period and an institution are chosen", async () => {
  await open(`${adminPaths.becayis}?donem=7`);
  await part().getByRole("link", { name: "Sağlık Bakanlığı" }).click();
  await expect.element(part().getByRole("table", { name: "Nereden geldiler: Sağlık Bakanlığı" })).toBeVisible();
  expect(statistics.mock.lastCall?.[0]).toMatchObject({ institutionId: 6 });
  await part().getByText("90 gün").click();
  await expect.poll(() => days(statistics.mock.lastCall?.[0] ?? { from: "", to: "" })).toBe(90);
  await part().getByRole("link", { name: "Bütün kurumların kaynaklarını göster" }).click();
  await expect.poll(() => statistics.mock.lastCall?.[0].institutionId).toBeUndefined();
});

test("an address shows an institution in a period", async () => {
  await open(`${adminPaths.becayis}?donem=7&kurum=5`);
  await expect.element(part().getByRole("table", { name: "Nereden geldiler: Adalet Bakanlığı" })).toBeVisible();
  expect(days(statistics.mock.lastCall?.[0] ?? { from: "", to: "" })).toBe(7);
});

test("a period without counts says so; a forged address shows all", async () => {
  statistics.mockReturnValue({ origins: [], institutions: [] });
  await open(`${adminPaths.becayis}?donem=99999&kurum=-1%27`);
  await expect.element(part()).toHaveTextContent("Bu dönemde panoya soru soran ya da ilan veren yok.");
  expect(statistics.mock.lastCall?.[0].institutionId).toBeUndefined();
});
