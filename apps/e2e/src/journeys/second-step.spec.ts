import type { Page } from "@playwright/test";
import { type OpenIdProvider, openIdClient, startOpenIdProvider } from "@site/api/testing/openid-provider";
import { generate } from "otplib";
import { administrator } from "../support/administrator.ts";
import { pressOn, tabTo, visit } from "../support/pages.ts";
import { type RunningProduct, startProduct } from "../support/product.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/screen-checks.ts";
import { expect, test } from "../support/test.ts";

/** The first administrator's address, unless ADMIN_EMAIL says otherwise. */
const EMAIL = "admin@example.org";
let provider: OpenIdProvider;
let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = await startOpenIdProvider();
  provider.accounts.set("stranger", { email: "yabanci@example.org" });
  provider.accounts.set("administrator", { email: EMAIL });
  product = await startProduct({
    template: "plain",
    variables: {
      GOOGLE_ISSUER: provider.issuer,
      GOOGLE_CLIENT_ID: openIdClient.clientId,
      GOOGLE_CLIENT_SECRET: openIdClient.clientSecret,
    },
  });
  provider.admit(product.address);
});

test.afterAll(async () => {
  await product?.stop();
  await provider?.close();
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const code = (page: Page) => page.getByRole("textbox", { name: "Doğrulama Kodu" });
const alertWith = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

/** Goes to Google and chooses an account, or "Vazgeç". */
async function chooseAtGoogle(page: Page, choice: string): Promise<void> {
  await button(page, "Google ile Giriş").click();
  await page.getByRole("link", { name: choice }).click();
}

async function signOut(page: Page): Promise<void> {
  await button(page, "Çıkış Yap").click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

/** Types username and password by keyboard and submits. */
async function typePassword(page: Page): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name: "Kullanıcı Adı" }));
  await page.keyboard.type(administrator.username);
  await tabTo(page, page.getByLabel("Şifre", { exact: true }));
  await page.keyboard.type(administrator.password);
  await page.keyboard.press("Enter");
}

/** Answers the dialog that asks for the password again. */
async function confirmByPassword(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  const password = dialog.getByLabel("Onay için şifreniz");
  await expect(password).toBeFocused();
  await page.keyboard.type("yanlis-parola");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAccessibleDescription("Şifreniz hatalı.");
  await password.fill(administrator.password);
  await pressOn(page, dialog.getByRole("button", { name: action, exact: true }));
}

test("Google signs the administrator in and says in words why it does not", async ({ page }) => {
  await visit(page, `${product.address}/admin/posts`);
  await expect(page).toHaveURL(/\/admin\/login$/);
  const prompt = page.getByRole("complementary", { name: "Google ile hızlı giriş" });
  await expect(prompt).toBeVisible();
  await expectAccessible(page);
  await chooseAtGoogle(page, "Vazgeç");
  await expect(alertWith(page, "Google ile giriş başarısız oldu. Lütfen tekrar deneyin.")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await chooseAtGoogle(page, "yabanci@example.org");
  await expect(alertWith(page, "Bu email adresi admin paneline erişim yetkisine sahip değil.")).toBeVisible();
  for (const [error, text] of [
    ["token_failed", "Google token alınamadı. Lütfen tekrar deneyin."],
    ["no_code", "Google authorization code alınamadı."],
    ["baska_bir_hata", "Giriş hatası: baska_bir_hata"],
  ] as const) {
    await visit(page, `${product.address}/admin/login?error=${error}`);
    await expect(alertWith(page, text)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
  }

  await pressOn(page, button(page, "Google ile giriş önerisini kapat"));
  await expect(prompt).toHaveCount(0);
  await visit(page, `${product.address}/admin/posts`);
  await expect(button(page, "Google ile Giriş")).toBeEnabled();
  await expect(prompt).toHaveCount(0);
  await chooseAtGoogle(page, EMAIL);
  await expect(page).toHaveURL(/\/admin\/posts$/);
  await expect(page.getByText(`Hoş geldiniz, ${administrator.username}`)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toMatch(/^a_/);
  await signOut(page);
});

test("a second factor is set up and asked for, by keyboard", async ({ page, context, faults }) => {
  test.setTimeout(120_000);
  faults.expect(/status of 40[01]/);
  const devices = await context.newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await visit(page, `${product.address}/admin/settings/security`);
  await typePassword(page);

  await pressOn(page, button(page, "İki Adımlı Doğrulamayı Aç"));
  await confirmByPassword(page, "Devam Et");
  const setup = page.getByRole("dialog", { name: "Doğrulama Uygulamasını Tanıt" });
  await expect(setup.getByRole("img", { name: "Doğrulama uygulaması için karekod" })).toBeVisible();
  await expectAccessible(page);
  const secret = (await setup.locator("code").textContent()) ?? "";
  await expect(code(page)).toBeFocused();
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(code(page)).toHaveAccessibleDescription(/kodu hatalı/);
  await code(page).fill(await generate({ secret }));
  await page.keyboard.press("Enter");
  const codes = page.getByRole("dialog", { name: "Kurtarma Kodlarınız" });
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCode = (await codes.getByRole("listitem").first().textContent()) ?? "";
  const download = page.waitForEvent("download");
  await pressOn(page, button(page, "Dosya Olarak İndir"));
  expect((await download).suggestedFilename()).toBe("kurtarma-kodlari.txt");
  await pressOn(page, button(page, "Sakladım"));
  await expect(page.getByText("Kalan kurtarma kodu: 10")).toBeVisible();

  await pressOn(page, button(page, "Geçiş Anahtarı Ekle"));
  await confirmByPassword(page, "Devam Et");
  await expect(page.getByText("1 geçiş anahtarı")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `${product.address}/admin/settings/security`);
  await expect(page.getByText("1 geçiş anahtarı")).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await signOut(page);
  await typePassword(page);
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("111111");
  await page.keyboard.press("Enter");
  await expect(code(page)).toHaveAccessibleDescription(/Kod hatalı ya da daha önce kullanılmış/);
  await expect(code(page)).toHaveValue("111111");
  await expect(page.getByRole("textbox", { name: "Kullanıcı Adı" })).toHaveValue(administrator.username);
  await code(page).fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Hoş geldiniz, ${administrator.username}`)).toBeVisible();

  await signOut(page);
  await chooseAtGoogle(page, EMAIL);
  await expect(page.getByText("Google hesabınız doğrulandı.")).toBeVisible();
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(recoveryCode);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Hoş geldiniz, ${administrator.username}`)).toBeVisible();

  await signOut(page);
  await pressOn(page, button(page, "Geçiş Anahtarı ile Giriş"));
  await expect(page.getByText(`Hoş geldiniz, ${administrator.username}`)).toBeVisible();
  await visit(page, `${product.address}/admin/settings/security`);
  await expect(page.getByText("Kalan kurtarma kodu: 9")).toBeVisible();
  await pressOn(page, button(page, "İki Adımlı Doğrulamayı Kapat"));
  await confirmByPassword(page, "Doğrulamayı Kapat");
  await expect(button(page, "İki Adımlı Doğrulamayı Aç")).toBeVisible();
});
