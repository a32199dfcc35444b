import type { Page } from "@playwright/test";
import { tabTo, untilHydrated, visit } from "../../support/pages.ts";
import { expectAccessible } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const SENT = "Mesajınız başarıyla gönderildi. En kısa sürede size dönüş yapacağım.";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const sendButton = (page: Page) => page.getByRole("button", { name: "Gönder" });

test("a message survives a reload, is sent by keyboard and reaches the administrator once", async ({ page, api }) => {
  const email = "klavye@example.org";
  await visit(page, "/iletisim");
  await tabTo(page, field(page, "Ad"));
  for (const text of [
    "Ayşe",
    "Yılmaz",
    email,
    "0312 000 00 00",
    "Klavyeyle yazdım",
    "Bu mesajı fareye dokunmadan yazdım.",
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.reload();
  await untilHydrated(page);
  await expect(field(page, "Mesaj")).toHaveValue("Bu mesajı fareye dokunmadan yazdım.");
  await tabTo(page, sendButton(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: SENT })).toContainText("Başarılı!");
  await expect(field(page, "Mesaj")).toHaveValue("");
  await expect
    .poll(async () => (await api.listContactMessages()).filter((message) => message.email === email))
    .toMatchObject([{ subject: "Klavyeyle yazdım" }]);
});

test("the quick message opens from the button at the bottom left, by keyboard", async ({ page, api }) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("textbox").first().focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Hızlı mesaj gönder" })).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Hızlı mesaj" });
  await expect(field(page, "Ad Soyad")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Gönder" }).click();
  for (const [name, text] of [
    ["Ad Soyad", "Ad Soyad en az 2 karakter olmalıdır"],
    ["Telefon", "Telefon numarası gereklidir"],
    ["E-posta", "Geçerli bir e-posta adresi girin"],
    ["Mesaj", "Mesaj en az 10 karakter olmalıdır"],
  ] as const)
    await expect(dialog.getByRole("textbox", { name, exact: true })).toHaveAccessibleDescription(text);
  await expect(dialog.getByRole("textbox", { name: "Ad Soyad" })).toBeFocused();
  for (const text of ["Fatma Nur Çelik", "0312 000 00 00", "hizli@example.org", "Kısa bir sorum olacaktı."]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Hızlı mesaj gönder" })).toBeFocused();
  expect((await api.listContactMessages()).find(({ email }) => email === "hizli@example.org")).toMatchObject({
    name: "Fatma",
    surname: "Nur Çelik",
    subject: "İletişim Formu - Hızlı Mesaj",
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form shows the e-mail address instead", async ({ page, api }) => {
    await api.saveSiteSettings({ contact_email: "iletisim@example.org" });
    await page.goto("/iletisim");
    await expect(page.getByText("Bu form JavaScript ile gönderilir.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "iletisim@example.org" })).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
  });
});
