import type { Page } from "@playwright/test";
import { tabTo, untilHydrated, visit } from "../../support/pages.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const SENT = "Mesajınız başarıyla gönderildi. En kısa sürede size dönüş yapacağım.";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const sendButton = (page: Page) => page.getByRole("button", { name: "Gönder" });

/** Fills in the contact form with unique text. */
async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, "Ad").fill("Şükrü");
  await field(page, "Soyad").fill("Işık");
  await field(page, "E-posta").fill(email);
  await field(page, "Konu").fill("Hesaplama aracı için öneri");
  await field(page, "Mesaj").fill("Merhaba, faiz hesabına bir alan daha eklenebilir mi?\nTeşekkürler.");
}

test("each error is shown, and the message is kept through reloads and failures until it is sent once", async ({
  page,
  api,
  pageErrors,
}) => {
  pageErrors.expect(/status of 429/);
  pageErrors.expect(/net::ERR_FAILED/);
  const email = "kopuk@example.org";
  const calls = "**/trpc/contact.send**";
  await visit(page, "/iletisim");

  await test.step("each error is shown at its field and in a summary, and the input is kept", async () => {
    await field(page, "Ad").fill("Ş");
    await field(page, "Mesaj").fill("Kısa");
    await sendButton(page).click();
    const wrong = {
      Ad: "Ad en az 2 karakter olmalıdır",
      Soyad: "Soyad en az 2 karakter olmalıdır",
      "E-posta": "Geçerli bir e-posta adresi girin",
      Konu: "Konu en az 5 karakter olmalıdır",
      Mesaj: "Mesaj en az 10 karakter olmalıdır",
    };
    const summary = page.getByRole("alert").filter({ hasText: "Lütfen şunları düzeltin" });
    for (const [name, text] of Object.entries(wrong)) {
      await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text));
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(summary.getByRole("link", { name: text, exact: true })).toBeVisible();
    }
    await expect(field(page, "Ad")).toBeFocused();
    await expect(field(page, "Ad")).toHaveValue("Ş");
    await expect(field(page, "Mesaj")).toHaveValue("Kısa");
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    await summary.getByRole("link", { name: wrong.Konu }).click();
    await expect(field(page, "Konu")).toBeFocused();
    await field(page, "Konu").fill("Uzun bir konu");
    await expect(field(page, "Konu")).toHaveAttribute("aria-invalid", "false");
    await expect(field(page, "Konu")).toBeFocused();
  });

  await test.step("a draft survives a reload", async () => {
    await fillIn(page, email);
    await page.reload();
    await untilHydrated(page);
    await expect(field(page, "Konu")).toHaveValue("Hesaplama aracı için öneri");
    await expect(field(page, "Mesaj")).toHaveValue(/bir alan daha eklenebilir mi\?\nTeşekkürler\.$/);
  });

  await test.step("errors from the server are shown in the server's wording", async () => {
    const message = "Çok fazla istek gönderdiniz. Lütfen biraz bekleyip yeniden deneyin.";
    const data = { code: "TOO_MANY_REQUESTS", httpStatus: 429 };
    await page.route(calls, (route) =>
      route.fulfill({ status: 429, json: [{ error: { json: { message, code: -32_029, data } } }] }),
    );
    await sendButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Lütfen biraz bekleyip yeniden deneyin." })).toBeVisible();
    await expect(field(page, "Mesaj")).not.toHaveValue("");
    await page.unroute(calls);
  });

  await test.step("an offline message is kept and sent later, once in spite of a double click", async () => {
    await page.route(calls, (route) => route.abort());
    await sendButton(page).click();
    await expect(page.getByText("Mesaj gönderilirken bir hata oluştu. Lütfen tekrar deneyin.")).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Mesaj gönderilemedi" })).toBeVisible();
    await expect(field(page, "Konu")).toHaveValue("Hesaplama aracı için öneri");
    await page.unroute(calls);
    await sendButton(page).dblclick();
    await expect(page.getByText(SENT)).toBeVisible();
    expect((await api.listContactMessages()).filter((message) => message.email === email)).toHaveLength(1);
  });

  await test.step("a sent message leaves no draft, and the next one is written by keyboard", async () => {
    await page.reload();
    await untilHydrated(page);
    await expect(sendButton(page)).toBeEnabled();
    await expect(field(page, "Konu")).toHaveValue("");
    await tabTo(page, field(page, "Ad"));
    for (const text of [
      "Ayşe",
      "Yılmaz",
      "klavye@example.org",
      "0312 000 00 00",
      "Klavyeyle yazdım",
      "Bu mesajı fareye dokunmadan yazdım.",
    ]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: SENT })).toContainText("Başarılı!");
    await expect(field(page, "Mesaj")).toHaveValue("");
    await expect
      .poll(async () => (await api.listContactMessages()).filter((message) => message.email === "klavye@example.org"))
      .toMatchObject([{ subject: "Klavyeyle yazdım" }]);
  });
});

test("the quick message opens from the button at the bottom left, by keyboard", async ({ page, api }) => {
  await visit(page, "/");
  await page.getByRole("contentinfo").getByRole("link").first().focus();
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
