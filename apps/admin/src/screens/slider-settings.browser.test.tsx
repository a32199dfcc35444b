import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { defaultSliderSettings } from "@site/contract/settings/defaults";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFits, TABLET_PX } from "../testing/browser/expect-fits.ts";
import { openScreen } from "../testing/browser/open-screen.tsx";

const interval = page.getByLabelText("Geçiş süresi");
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("the slider's settings are checked, saved by keyboard, reset after a question, and brought back", async () => {
  let stored = defaultSliderSettings;
  const updateMany = vi.fn((given: object) => {
    stored = { ...stored, ...given };
    return stored;
  });
  await openScreen(adminPaths.sliderSettings, { admin: { sliderSettings: { get: () => stored, updateMany } } });
  await interval.fill("1000");
  await button("Kaydet").click();
  await expect.element(page.getByText("Geçiş süresi 2-15 saniye arasında olmalıdır")).toBeVisible();
  await expect.element(interval).toHaveFocus();
  await interval.fill("8000");
  await page.getByRole("switch", { name: "Görüntülenme sayısını göster" }).click({ force: true });
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.element(page.getByText("Slider ayarları güncellendi.")).toBeVisible();
  expect(updateMany.mock.lastCall?.[0]).toMatchObject({ auto_play_interval: "8000", show_view_count: "false" });
  await expectAccessible();
  await expectFits(TABLET_PX);

  await button("Varsayılanlara Dön").click();
  const question = page.getByRole("dialog", { name: "Varsayılanlara Dön" });
  await expect.element(question).toHaveTextContent("Geçiş süresi (milisaniye) (8000 → 6000)");
  await question.getByRole("button", { name: "Varsayılanlara Dön" }).click();
  await expect.element(interval).toHaveValue("6000");
  await button("Geri Al").click();
  await expect.element(interval).toHaveValue("8000");
});
