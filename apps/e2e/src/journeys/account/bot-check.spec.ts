import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { AdminApi } from "../../support/admin-api.ts";
import { administrator } from "../../support/administrator.ts";
import { expectInjectionsRefused } from "../../support/injections.ts";
import { button, field, PASSWORD } from "../../support/members.ts";
import { visit } from "../../support/pages.ts";
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
/** Pause after which the script is loaded again. */
const RETRY_MS = 8_000;
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
  for (const setting of [{ siteKey: "0xSITE" }, { secretKey: "0xSECRET" }, { isEnabled: true }])
    await api.setBotCheck(setting);
});

test.afterAll(async () => {
  await api.signOut();
  await product.stop();
  siteverify.close();
});

const sentFrom = async (address: string) => (await api.listContactMessages()).filter(({ email }) => email === address);

test("people register, sign in and write with a solved challenge, and without Cloudflare's script", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await page.route(CLOUDFLARE, (route) => route.fulfill({ contentType: "text/javascript", body: SCRIPT }));
  const challenge = page.getByRole("button", { name: "İnsanım (0xSITE)" });

  await test.step("a message is sent and marked as checked", async () => {
    await visit(page, `${product.address}/iletisim`);
    const message = {
      Ad: "Ayşe",
      Soyad: "Yılmaz",
      "E-posta": "cozen@example.org",
      Konu: "Güvenlik doğrulaması",
      Mesaj: "Bu mesaj doğrulamadan geçerek gitti.",
    };
    for (const [name, value] of Object.entries(message)) await field(page, name).fill(value);
    await challenge.click();
    await expectInjectionsRefused(page, "/iletisim");
    await button(page, "Gönder").click();
    await expect(page.getByText("Mesajınız başarıyla gönderildi.")).toBeVisible();
    expect(await sentFrom(message["E-posta"])).toMatchObject([{ is_unchecked: false }]);
  });

  await test.step("a member registers and signs in", async () => {
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
    await challenge.click();
    await button(page, "Üye Ol").click();
    await page.waitForURL("**/giris-yap");
    await field(page, "E-posta").fill(person["E-posta"]);
    await field(page, "Şifre").fill(PASSWORD);
    await challenge.click();
    await button(page, "Giriş Yap").click();
    await page.waitForURL("**/profil");
  });

  await test.step("a form says that the script cannot be loaded, and loads it again", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.route(CLOUDFLARE, (route) => route.abort(), { times: 1 });
    await page.clock.install();
    await page.goto(`${product.address}/giris-yap`);
    await expect(page.getByText("Güvenlik doğrulaması yüklenemedi")).toBeVisible();
    await expect(button(page, "Giriş Yap")).toBeEnabled();
    await page.clock.fastForward(RETRY_MS);
    await expect(challenge).toBeVisible();
    await expect(page.getByText("Güvenlik doğrulaması yüklenemedi")).toBeHidden();
  });
});

test("the administrator signs in with a solved challenge, and the admin area allows no third-party code", async ({
  page,
}) => {
  await page.route(CLOUDFLARE, (route) => route.fulfill({ contentType: "text/javascript", body: SCRIPT }));
  await page.goto(`${product.address}/admin/posts`);
  const challenge = page.getByRole("button", { name: "İnsanım (0xSITE)" });
  await expect(challenge).toBeVisible();
  await expectInjectionsRefused(page, "/admin/login");
  await page.getByLabel("Kullanıcı Adı").fill(administrator.username);
  await page.getByLabel("Şifre", { exact: true }).fill(administrator.password);
  await expect(page.getByRole("button", { name: "Giriş Yap" })).toBeDisabled();
  await challenge.click();
  const area = page.waitForResponse((response) => new URL(response.url()).pathname === "/admin/posts");
  await page.getByRole("button", { name: "Giriş Yap" }).click();
  expect((await area).headers()["content-security-policy"]).not.toContain("cloudflare");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the content policy allows Cloudflare only while the check is enabled, and always requires Trusted Types", async ({
  request,
}) => {
  const getPolicy = async (path = "/iletisim") =>
    (await request.get(product.address + path)).headers()["content-security-policy"];
  expect(await getPolicy()).toContain("frame-src 'self' https://challenges.cloudflare.com");
  for (const path of ["/", "/giris-yap", "/iletisim", "/admin/login"])
    expect(await getPolicy(path), path).toContain("require-trusted-types-for 'script'");
  await api.setBotCheck({ isEnabled: false });
  expect(await getPolicy()).not.toContain("cloudflare");
  await api.setBotCheck({ isEnabled: true });
});
