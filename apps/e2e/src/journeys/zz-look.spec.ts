import { test } from "../support/test.ts";
import { signInByKeyboard } from "../support/admin-screens.ts";
test("look", async ({ page }) => {
  page.on("console", (m) => console.log(m.text()));
  await signInByKeyboard(page, "/admin/categories");
  await page.waitForTimeout(800);
  await page.getByRole("button", { name: "Yeni Kategori" }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: "/tmp/look/new.png" });
  await page.keyboard.type("Sözleşme Hukuku");
  await page.screenshot({ path: "/tmp/look/new2.png" });
});
