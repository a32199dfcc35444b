import { openAdmin } from "../../support/admin-screens.ts";
import { expect, test } from "../../support/test.ts";

test("a saved setting is on the public site at once, and is gone again once it is reverted", async ({ page }) => {
  const home = async () => (await page.request.get("/")).text();
  await openAdmin(page, "/admin/settings/site");
  const field = page.getByRole("textbox", { name: "Instagram", exact: true });
  const before = await field.inputValue();
  await field.fill("https://www.instagram.com/ornek-hesap");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Ayarlar güncellendi.")).toBeVisible();
  expect(await home()).toMatch(/<footer.*<a [^>]*href="https:\/\/www\.instagram\.com\/ornek-hesap"/s);
  await page.getByRole("button", { name: "Geçmiş" }).click();
  const change = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "Instagram" }).first();
  await change.getByRole("button", { name: "Önceki Değere Dön" }).click();
  await expect(field).toHaveValue(before);
  expect(await home()).not.toContain("ornek-hesap");
});
