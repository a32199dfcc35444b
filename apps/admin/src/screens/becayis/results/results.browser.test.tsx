import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { ResultsOverview } from "@site/contract/becayis/swaps/results/admin-schema";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { boardAnswers } from "../../../testing/browser/board-answers.ts";
import { openScreen } from "../../../testing/browser/open-screen.tsx";

const plans = { movable: 0, direct: 0, inRings: 0, limit: 0, groups: [] };
const open = (overview: ResultsOverview) =>
  openScreen(adminPaths.becayis, {
    admin: {
      becayis: {
        ...boardAnswers,
        plans: { overview: () => plans, funnel: () => [] },
        results: { overview: () => overview },
      },
    },
  });
const region = () => page.getByRole("region", { name: "Başvuruların sonuçları" });

test("the funnel of each institution with reasons and words of refusals", async () => {
  const numbers = { accepted: 1_240, applied: 30, approved: 12, refused: 4 };
  const reasons = [
    { reason: "service_need" as const, count: 3 },
    { reason: "other" as const, count: 1 },
  ];
  await open({
    institutions: [{ id: 1, name: "Adalet Bakanlığı", ...numbers, reasons, notes: ["Yerime kimse yok."] }],
  });
  const row = region().getByRole("row").filter({ hasText: "Adalet Bakanlığı" });
  await expect.element(row).toHaveTextContent(/1\.240.*30.*12.*4.*Hizmet gereği, personel ihtiyacı: 3/);
  await region().getByText("Üyelerin açıklamaları").click();
  await expect.element(region().getByText("“Yerime kimse yok.”")).toBeVisible();
  await expectAccessible();
});

test("without results the section says so", async () => {
  await open({ institutions: [] });
  await expect.element(region().getByText("Henüz sonuç yok")).toBeVisible();
  await expectAccessible();
});
