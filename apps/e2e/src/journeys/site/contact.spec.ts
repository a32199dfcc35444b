import { tabTo, visit } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

test("the quick message opens at the bottom left, is sent by keyboard and reaches the administrator once", async ({
  page,
  api,
}) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").locator("a, input:not([type=hidden])").first().focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Hızlı mesaj gönder" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Hızlı mesaj" });
  await tabTo(page, dialog.getByRole("textbox", { name: "Ad Soyad" }));
  for (const text of ["Fatma Nur Çelik", "0312 000 00 00", "hizli@example.org", "Kısa bir sorum olacaktı."]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText("Mesajınız başarıyla gönderildi.", { exact: false })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await api.listContactMessages()).filter(({ email }) => email === "hizli@example.org")).toMatchObject([
    { name: "Fatma", surname: "Nur Çelik", subject: "İletişim Formu - Hızlı Mesaj" },
  ]);
});
