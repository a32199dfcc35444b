import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import type { AdminWindow } from "@site/contract/becayis/papers/calendar/admin-schema";
import { adminCalendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import type { Page } from "@site/contract/common/paging";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { chooseRowAction } from "../../../testing/browser/choose-row-action.ts";
import { openScreen } from "../../../testing/browser/open-screen.tsx";

const window: AdminWindow = {
  ...{ id: 3, institution: "Adalet Bakanlığı", institutionId: 5, positions: [], positionIds: [] },
  ...{ firstDay: "2026-12-01", lastDay: "2026-12-15", source: "https://www.adalet.gov.tr/duyurular", told: 1_240 },
};
const list = vi.fn<() => Page<AdminWindow>>();
const create = vi.fn((_: object) => ({ id: 3, message: adminCalendarTexts.saved }));
const update = vi.fn((_: object) => ({ id: 3, message: adminCalendarTexts.moved }));
const remove = vi.fn((_: object) => ({ message: adminCalendarTexts.removed }));

async function open(windows: AdminWindow[]): Promise<void> {
  list.mockReset().mockReturnValue(onePage(windows));
  await openScreen(adminPaths.windows, {
    reference: {
      institutions: () => [{ id: 5, name: "Adalet Bakanlığı", slug: "adalet-bakanligi" }],
      positions: () => [],
    },
    admin: { becayis: { windows: { list, create, update, remove } } },
  });
}
const dialog = () => page.getByRole("dialog");
const save = () => dialog().getByRole("button", { name: "Kaydet" });

test("a window needs its institution and its days in order", async () => {
  await open([]);
  await expect.element(page.getByText("Başvuru dönemi yok")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Yeni Dönem" }).first().click();
  await save().click();
  await expect.element(dialog()).toHaveTextContent(adminCalendarTexts.institutionRequired);
  await expectAccessible();
  await dialog().getByRole("combobox", { name: "Kurum" }).fill("adalet");
  await page.getByRole("option", { name: "Adalet Bakanlığı" }).click();
  await dialog().getByLabelText("İlk gün").fill(window.lastDay);
  await dialog().getByLabelText("Son gün").fill(window.firstDay);
  await dialog().getByLabelText("Kaynak").fill(window.source);
  create.mockImplementationOnce(() => {
    const text = adminCalendarTexts.wrongOrder;
    throw callError({ code: "VALIDATION_FAILED", message: text, fields: { lastDay: text } });
  });
  await save().click();
  await expect.element(dialog()).toHaveTextContent(adminCalendarTexts.wrongOrder);
  await expectNoViolations();
  await dialog().getByLabelText("İlk gün").fill(window.firstDay);
  await dialog().getByLabelText("Son gün").fill(window.lastDay);
  list.mockReturnValue(onePage([window]));
  await save().click();
  await expect.element(page.getByRole("row").filter({ hasText: "1–15 Aralık 2026" })).toBeVisible();
  expect(create.mock.lastCall?.[0]).toEqual({
    ...{ institutionId: 5, positionIds: [], source: window.source },
    ...{ firstDay: window.firstDay, lastDay: window.lastDay },
  });
});

test("a window is moved, and removed after a question that counts those who were told", async () => {
  await open([window]);
  const row = page.getByRole("row").filter({ hasText: "Adalet Bakanlığı" });
  await expect.element(row).toHaveTextContent(/Bütün unvanlar.*1\.240 üye/);
  await expectAccessible();
  await row.getByRole("button", { name: "Adalet Bakanlığı", exact: true }).click();
  await expect.element(dialog().getByRole("combobox", { name: "Kurum" })).toBeDisabled();
  await dialog().getByLabelText("Son gün").fill("2026-12-20");
  await save().click();
  await expect.element(page.getByText(adminCalendarTexts.moved)).toBeVisible();
  expect(update.mock.lastCall?.[0]).toMatchObject({ id: 3, lastDay: "2026-12-20" });
  await chooseRowAction(row, "Kaldır");
  await expect.element(dialog()).toHaveTextContent("haber verilmiş 1.240 üyeye bildirilecek");
  await expectNoViolations();
  list.mockReturnValue(onePage([]));
  await dialog().getByRole("button", { name: "Kaldır" }).click();
  await expect.element(page.getByText(adminCalendarTexts.removed)).toBeVisible();
  expect(remove.mock.lastCall?.[0]).toEqual({ id: 3 });
});
