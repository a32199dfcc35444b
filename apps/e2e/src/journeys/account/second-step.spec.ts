import type { BrowserContext, Page } from "@playwright/test";
import { type OpenIdProvider, openIdClient, startOpenIdProvider } from "@site/api/testing/openid-provider";
import { generate } from "otplib";
import { goTo } from "../../support/admin-menu.ts";
import { administrator } from "../../support/administrator.ts";
import { pressOn, visit } from "../../support/pages.ts";
import { type RunningProduct, startProduct } from "../../support/product.ts";
import { expect, test } from "../../support/test.ts";

/** The first administrator's address, unless ADMIN_EMAIL says otherwise. */
const EMAIL = "admin@example.org";
let provider: OpenIdProvider;
let product: RunningProduct;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = await startOpenIdProvider();
  provider.accounts.set("stranger", { email: "yabanci@example.org" });
  provider.accounts.set("administrator", { email: EMAIL, hostedDomain: "example.org" });
  product = await startProduct({
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

/** Opens Google's page and chooses an account, or "Vazgeç". */
async function chooseAtGoogle(page: Page, choice: string): Promise<void> {
  await button(page, "Google ile Giriş").click();
  await page.getByRole("link", { name: choice }).click();
}

async function signOut(page: Page): Promise<void> {
  await button(page, "Çıkış Yap").click();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

/** Answers the dialog that asks for the password again. */
async function confirmByPassword(page: Page, action: string, factorCode?: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Onay için şifreniz")).toBeFocused();
  await page.keyboard.type(administrator.password);
  if (factorCode !== undefined) await code(page).fill(factorCode);
  await pressOn(page, dialog.getByRole("button", { name: action, exact: true }));
}

test("the administrator signs in with Google, sets a second factor up and is asked for it, by keyboard", async ({
  page,
  context,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  pageErrors.allow(/status of 401/); // calls that are under way when a session ends
  const prompt = page.getByRole("complementary", { name: "Google ile hızlı giriş" });
  const welcome = page.getByText(`Hoş geldiniz, ${administrator.username}`);

  await test.step("Google says in words why it does not sign in", async () => {
    await visit(page, `${product.address}/admin/tags`);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(prompt).toBeVisible();
    await chooseAtGoogle(page, "yabanci@example.org");
    await expect(alertWith(page, "Bu email adresi admin paneline erişim yetkisine sahip değil.")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  await test.step("its prompt stays closed, and it signs in", async () => {
    await pressOn(page, button(page, "Google ile giriş önerisini kapat"));
    await expect(prompt).toHaveCount(0);
    await visit(page, `${product.address}/admin/tags`);
    await expect(button(page, "Google ile Giriş")).toBeEnabled();
    await expect(prompt).toHaveCount(0);
    await chooseAtGoogle(page, EMAIL);
    await expect(page).toHaveURL(/\/admin\/tags$/);
    await expect(welcome).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toMatch(/^a_/);
  });

  const setup = page.getByRole("dialog", { name: "Doğrulama Uygulamasını Tanıt" });
  const codes = page.getByRole("dialog", { name: "Kurtarma Kodlarınız" });
  let [recoveryCode, secondCode] = ["", ""];

  await test.step("an app for codes is set up", async () => {
    await goTo(page, "Ayarlar");
    await page.getByRole("main").getByRole("link", { name: "Güvenlik", exact: true }).click();
    await page.getByRole("main").getByRole("link", { name: "Hesabım", exact: true }).click();
    await pressOn(page, button(page, "İki Adımlı Doğrulamayı Aç"));
    await confirmByPassword(page, "Devam Et");
    await expect(setup.getByRole("img", { name: "Doğrulama uygulaması için karekod" })).toBeVisible();
    const secret = (await setup.locator("code").textContent()) ?? "";
    await expect(code(page)).toBeFocused();
    await code(page).fill(await generate({ secret }));
    await page.keyboard.press("Enter");
  });

  await test.step("recovery codes are shown once and downloaded", async () => {
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    [recoveryCode = "", secondCode = ""] = await codes.getByRole("listitem").allTextContents();
    const download = page.waitForEvent("download");
    await pressOn(page, button(page, "Dosya Olarak İndir"));
    expect((await download).suggestedFilename()).toBe("kurtarma-kodlari.txt");
    await pressOn(page, button(page, "Sakladım"));
  });

  await test.step("a passkey is added", async () => {
    await addAuthenticator(page, context);
    await pressOn(page, button(page, "Geçiş Anahtarı Ekle"));
    await confirmByPassword(page, "Devam Et", secondCode);
    await expect(page.getByText("1 geçiş anahtarı")).toBeVisible();
  });

  await test.step("Google asks for a code, and takes a recovery code", async () => {
    await signOut(page);
    await chooseAtGoogle(page, EMAIL);
    await expect(page.getByText("Google hesabınız doğrulandı.")).toBeVisible();
    await expect(code(page)).toBeFocused();
    await page.keyboard.type(recoveryCode);
    await page.keyboard.press("Enter");
    await expect(welcome).toBeVisible();
  });

  await test.step("a passkey is enough", async () => {
    await signOut(page);
    await pressOn(page, button(page, "Geçiş Anahtarı ile Giriş"));
    await expect(welcome).toBeVisible();
  });
});

/** Gives the browser an authenticator for passkeys, which accepts at once. */
async function addAuthenticator(page: Page, context: BrowserContext): Promise<void> {
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
}
