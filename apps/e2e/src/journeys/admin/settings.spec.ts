import { openAdmin } from "../../support/admin-screens.ts";
import { expect, test } from "../../support/test.ts";

test("a saved setting is on the public site at once, and is gone again once it is reverted", async ({ page }) => {
  const home = async () => (await page.request.get("/")).text();
  await openAdmin(page, "/admin/settings/site");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const instagram = field("Instagram");
  const before = {
    Instagram: await instagram.inputValue(),
    "İletişim e-postası": await field("İletişim e-postası").inputValue(),
  };
  await instagram.fill("https://www.instagram.com/ornek-hesap");
  await field("İletişim e-postası").fill("ayarlar@example.org"); // a site without one saves no settings
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Ayarlar güncellendi.")).toBeVisible();
  expect(await home()).toMatch(/<footer.*<a [^>]*href="https:\/\/www\.instagram\.com\/ornek-hesap"/s);
  for (const [name, value] of Object.entries(before)) {
    await page.getByRole("button", { name: "Geçmiş" }).click();
    const change = page.getByRole("dialog").getByRole("listitem").filter({ hasText: name }).first();
    await change.getByRole("button", { name: "Önceki Değere Dön" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(field(name)).toHaveValue(value);
  }
  expect(await home()).not.toContain("ornek-hesap");
});
