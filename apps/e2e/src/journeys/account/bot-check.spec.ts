import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { AdminApi } from "../../support/admin-api.ts";
import { administrator } from "../../support/administrator.ts";
import { expectInjectionsRefused } from "../../support/injections.ts";
import { button, field, PASSWORD } from "../../support/members.ts";
import { untilHydrated } from "../../support/pages.ts";
import { type RunningProduct, startProduct } from "../../support/product.ts";
import { expect, test } from "../../support/test.ts";

/** Replaces Cloudflare's script with a button. */
const SCRIPT = `window.turnstile = {
  render(container, options) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: "İnsanım (" + options.sitekey + ")" });
    button.onclick = () => options.callback("cozuldu:" + options.action);
    container.append(button);
    return "widget";
  },
  remove: () => document.querySelectorAll("[class*=widget] button").forEach((button) => button.remove()),
};`;
/**
 * Replaces Cloudflare's script with a challenge that never completes; with `isInteractive` it waits for the visitor.
 */
const silentScript = (isInteractive: boolean) => `window.turnstile = {
  render(container, options) {
    ${isInteractive ? 'options["before-interactive-callback"]();' : ""}
    return "widget";
  },
  remove: () => undefined,
};`;
/** Time limit for Cloudflare's answer. */
const WAIT_MS = 30_000;
/** Minimum time of the fallback check between opening and sending a form. */
const SOONEST_MS = 3_000;
const CLOUDFLARE = "https://challenges.cloudflare.com/**";

let siteverify: Server;
let product: RunningProduct;
let api: AdminApi;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  siteverify = createServer(async (request, response) => {
    const token = new URLSearchParams(await text(request)).get("response");
    const [verdict, action] = token?.split(":") ?? [];
    response.end(
      JSON.stringify(
        verdict === "cozuldu"
          ? { success: true, hostname: "127.0.0.1", action }
          : { success: false, "error-codes": ["invalid-input-response"] },
      ),
    );
  }).listen(0, "127.0.0.1");
  await once(siteverify, "listening");
  const address = siteverify.address();
  if (address === null || typeof address === "string") throw new Error("the system gave no port");
  product = await startProduct({
    host: "127.0.0.1",
    variables: { TURNSTILE_VERIFY_URL: `http://127.0.0.1:${address.port}/turnstile/v0/siteverify` },
  });
  api = await AdminApi.signIn(product.address);
  for (const setting of [{ site_key: "0xSITE" }, { secret_key: "0xSECRET" }, { is_enabled: true }])
    await api.setBotCheck(setting);
});

test.afterAll(async () => {
  await api.signOut();
  await product.stop();
  siteverify.close();
});

async function writeMessage(page: Page, email: string): Promise<void> {
  await page.goto(`${product.address}/iletisim`);
  await untilHydrated(page);
  await page.getByLabel("Ad", { exact: true }).fill("Ayşe");
  await page.getByLabel("Soyad").fill("Yılmaz");
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Konu").fill("Güvenlik doğrulaması");
  await page.getByLabel("Mesaj").fill("Bu mesaj doğrulamadan geçerek gitti.");
}

const sentFrom = async (address: string) => (await api.listContactMessages()).filter(({ email }) => email === address);

test("a message is sent once the challenge is solved", async ({ page }) => {
  await page.route(CLOUDFLARE, (route) => route.fulfill({ contentType: "text/javascript", body: SCRIPT }));
  await writeMessage(page, "cozen@example.org");
  const challenge = page.getByRole("button", { name: "İnsanım (0xSITE)" });
  await expect(challenge).toBeVisible();
  await page.getByRole("button", { name: "Güvenlik doğrulamasını tamamlayın" }).click();
  const toast = page.getByRole("alert").filter({ has: page.getByText("Güvenlik Doğrulaması", { exact: true }) });
  await expect(toast).toContainText("Lütfen güvenlik doğrulamasını tamamlayın.");
  expect(await sentFrom("cozen@example.org")).toEqual([]);
  await challenge.click();
  await page.getByRole("button", { name: "Gönder" }).click();
  await expect(page.getByText("Mesajınız başarıyla gönderildi.")).toBeVisible();
  expect(await sentFrom("cozen@example.org")).toMatchObject([{ is_unchecked: false }]);
});

test("a visitor passes without Cloudflare's script, and the message is marked as unchecked", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await page.route(CLOUDFLARE, (route) => route.abort());
  const stamped = page.waitForResponse(/botCheck\.stamp/);
  await writeMessage(page, "engelli@example.org");
  await stamped;
  await expect(page.getByText("Güvenlik doğrulaması yüklenemedi")).toBeVisible();
  await page.waitForTimeout(SOONEST_MS); // faster submits are treated as bots
  await page.getByRole("button", { name: "Gönder" }).click();
  await expect(page.getByText("Mesajınız başarıyla gönderildi.")).toBeVisible();
  expect(await sentFrom("engelli@example.org")).toMatchObject([{ is_unchecked: true }]);
});

for (const isInteractive of [false, true])
  test(`a challenge without answer times out after 30 s${isInteractive ? " unless interactive" : ""}`, async ({
    page,
  }) => {
    await page.route(CLOUDFLARE, (route) =>
      route.fulfill({ contentType: "text/javascript", body: silentScript(isInteractive) }),
    );
    await page.clock.install();
    await writeMessage(page, "bekleyen@example.org");
    await expect(page.getByText("Güvenlik doğrulaması yükleniyor…")).toHaveCount(0);
    const submit = page.getByRole("button", { name: "Güvenlik doğrulamasını tamamlayın" });
    const notLoaded = page.getByText("Güvenlik doğrulaması yüklenemedi");
    await expect(submit).toBeVisible();
    await page.clock.runFor(WAIT_MS);
    await expect(notLoaded).toBeVisible({ visible: !isInteractive });
    await expect(submit).toHaveCount(isInteractive ? 1 : 0);
  });

test("a member registers and signs in with a solved challenge, which is valid for one attempt", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  await page.route(CLOUDFLARE, (route) => route.fulfill({ contentType: "text/javascript", body: SCRIPT }));
  const challenge = page.getByRole("button", { name: "İnsanım (0xSITE)" });
  await page.goto(`${product.address}/uye-ol`);
  const person = {
    Ad: "Ayşe",
    Soyad: "Yılmaz",
    "E-posta": "denetimli@example.org",
    Telefon: "+90 312 000 00 00",
    Şifre: PASSWORD,
  };
  for (const [name, value] of Object.entries(person)) await field(page, name).fill(value);
  await page.getByRole("checkbox", { name: /kabul ediyorum/ }).check();
  await expect(button(page, "Üye Ol")).toBeDisabled();
  await challenge.click();
  await button(page, "Üye Ol").click();
  await page.waitForURL("**/giris-yap");

  await field(page, "E-posta").fill("denetimli@example.org");
  await field(page, "Şifre").fill("yanlış-parola");
  await expect(challenge).toBeVisible();
  await button(page, "Giriş Yap").click();
  await expect(page.getByText("Lütfen güvenlik doğrulamasını tamamlayın.")).toBeVisible();
  await challenge.click();
  await button(page, "Giriş Yap").click();
  await expect(page.getByText("Giriş Başarısız")).toBeVisible();
  await expect(challenge).toBeVisible();
  await field(page, "Şifre").fill(PASSWORD);
  await challenge.click();
  await button(page, "Giriş Yap").click();
  await page.waitForURL("**/profil");
});

test("the administrator signs in with a solved challenge, and the admin area allows no third-party code", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  await page.route(CLOUDFLARE, (route) => route.fulfill({ contentType: "text/javascript", body: SCRIPT }));
  await page.goto(`${product.address}/admin/posts`);
  const challenge = page.getByRole("button", { name: "İnsanım (0xSITE)" });
  await expect(challenge).toBeVisible();
  await page.getByLabel("Kullanıcı Adı").fill(administrator.username);
  await page.getByLabel("Şifre", { exact: true }).fill("yanlış-parola");
  await expect(page.getByRole("button", { name: "Giriş Yap" })).toBeDisabled();
  await expect(page.getByText("Lütfen güvenlik doğrulamasını tamamlayın", { exact: true })).toBeVisible();
  await challenge.click();
  await page.getByRole("button", { name: "Giriş Yap" }).click();
  await expect(page.getByRole("alert")).toContainText("Giriş başarısız");
  await page.getByLabel("Şifre", { exact: true }).fill(administrator.password);
  await challenge.click();
  const area = page.waitForResponse((response) => new URL(response.url()).pathname === "/admin/posts");
  await page.getByRole("button", { name: "Giriş Yap" }).click();
  expect((await area).headers()["content-security-policy"]).not.toContain("cloudflare");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("pages keep Trusted Types while the check is enabled, also those that load its script", async ({ page }) => {
  await page.route(CLOUDFLARE, (route) => route.fulfill({ contentType: "text/javascript", body: SCRIPT }));
  for (const path of ["/", "/giris-yap", "/iletisim", "/admin/login"]) {
    const answer = await page.goto(product.address + path);
    expect(answer?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectInjectionsRefused(page, path);
  }
});

test("the content policy allows Cloudflare only while the check is enabled", async ({ request }) => {
  const getPolicy = async () => (await request.get(`${product.address}/iletisim`)).headers()["content-security-policy"];
  expect(await getPolicy()).toContain("frame-src 'self' https://challenges.cloudflare.com");
  await api.setBotCheck({ is_enabled: false });
  expect(await getPolicy()).not.toContain("cloudflare");
  await api.setBotCheck({ is_enabled: true });
});
