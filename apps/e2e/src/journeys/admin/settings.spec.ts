import { openAdmin } from "../../support/admin-screens.ts";
import { expect, test } from "../../support/test.ts";

test("a saved setting is on the public site at once", async ({ page }) => {
  const home = async () => (await page.request.get("/")).text();
  await openAdmin(page, "/admin/settings/site");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const before = await field("Instagram").inputValue();
  for (const [address, isShown] of [
    ["https://www.instagram.com/ornek-hesap", true],
    [before, false],
  ] as const) {
    await field("Instagram").fill(address);
    await page.keyboard.press("Control+s");
    await expect(page.getByText("Kaydedilmemiş değişiklikler var")).toHaveCount(0);
    expect(/<footer.*<a [^>]*href="https:\/\/www\.instagram\.com\/ornek-hesap"/s.test(await home())).toBe(isShown);
  }
});
