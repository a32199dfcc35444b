import type { Page } from "@playwright/test";
import { visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const getPalette = (page: Page) => page.getByRole("dialog", { name: "Sitede ara" });
const getField = (page: Page) => getPalette(page).getByRole("combobox");

async function open(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(getField(page)).toBeFocused();
}

test("the palette opens by keyboard on any page and finds a service without diacritics", async ({ page }) => {
  await visit(page, "/gizlilik-politikasi");
  await open(page);
  await page.keyboard.type("bilirkisi");
  const first = getPalette(page).getByRole("option").first();
  await expect(first).toContainText("Bilirkişilik Görevlendirme ve Takip Sistemi");
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(getField(page)).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "missing");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/hizmetler\/bilirkisilik$/);
  await expect(getPalette(page)).toHaveCount(0);
});
