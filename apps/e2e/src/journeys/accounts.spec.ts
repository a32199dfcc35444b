import { useSharedProduct } from "../support/mailing-product.ts";
import {
  button,
  field,
  fillSignIn,
  PASSWORD,
  register,
  registerByForm,
  signIn,
  signInByForm,
} from "../support/members.ts";
import { tabTo } from "../support/pages.ts";
import { expectAccessible } from "../support/screen-checks.ts";
import { expect, test } from "../support/test.ts";

const NEW_PASSWORD = "Mavi-deniz 1923";
const NEWEST_PASSWORD = "Yeşil-orman 1881";
const WRONG = "E-posta veya şifre hatalı. Lütfen bilgilerinizi kontrol edin.";

const product = useSharedProduct();

test("a member registers, verifies by mail, edits the profile, changes the password and resets it", async ({
  page,
  openBrowser,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(/status of 401/);
  const email = "ayse.yolculuk@example.org";
  await registerByForm(page, product.address, email);

  await page.goto(await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula"));
  await expect(page.getByText("E-posta adresiniz doğrulandı.")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await page.waitForURL("**/giris-yap");

  await signInByForm(page, product.address, email);
  await button(page, "Düzenle").click();
  await expect(field(page, "E-posta")).toHaveAttribute("readonly", "");
  await field(page, "Biyografi").fill("Ankara'da zabıt kâtibiyim.");
  await button(page, "Kaydet").click();
  await expect(page.getByText("Profil bilgileriniz güncellendi")).toBeVisible();
  await expect(page.getByText("Ankara'da zabıt kâtibiyim.")).toBeVisible();

  const other = await openBrowser();
  await signIn(other, product.address, email);

  await page.getByRole("link", { name: "Güvenlik Ayarları", exact: true }).click();
  await field(page, "Mevcut Şifre").fill(PASSWORD);
  await field(page, "Yeni Şifre").fill(NEW_PASSWORD);
  await field(page, "Şifre Tekrarı").fill(NEW_PASSWORD);
  await button(page, "Şifreyi Güncelle").click();
  await expect(page.getByText("Şifreniz başarıyla güncellendi.")).toBeVisible();
  await expect(field(page, "Mevcut Şifre")).toHaveValue("");

  await other.goto(`${product.address}/user/dashboard`);
  await expect(other.getByText("Oturum süresi dolmuş")).toBeVisible();
  await other.waitForURL("**/giris-yap?devam=%2Fuser%2Fdashboard");
  expect(await other.evaluate(() => localStorage.getItem("userToken"))).toBeNull();

  const newDocument = page.waitForEvent("load"); // a new document clears the client's cached data
  await page.getByRole("banner").getByRole("button", { name: "Çıkış" }).first().click();
  await newDocument;
  await page.waitForURL("**/giris-yap");
  expect(await page.evaluate(() => localStorage.getItem("userToken"))).toBeNull();
  await fillSignIn(page, product.address, email, PASSWORD);
  await expect(page.getByText("Giriş Başarısız")).toBeVisible();
  await expect(page.getByText(WRONG).first()).toBeVisible();
  await expect(field(page, "E-posta")).toHaveValue(email);

  await page.getByRole("link", { name: "Şifremi unuttum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Şifremi Unuttum" })).toBeVisible(); // both have this field
  await field(page, "E-posta").fill(email);
  await button(page, "Sıfırlama Bağlantısı Gönder").click();
  await expect(button(page, "Yeniden Gönder")).toBeVisible();
  await page.goto(await product.mailbox.linkIn(email, "sıfırlayın", "/auth/reset-password"));
  await field(page, "Yeni Şifre").fill(NEWEST_PASSWORD);
  expect(new URL(page.url()).hash).toBe("");
  await button(page, "Şifreyi Güncelle").click();
  await page.waitForURL("**/giris-yap");
  await signInByForm(page, product.address, email, NEWEST_PASSWORD);
});

test("a session ended on another device ends there too", async ({ page, openBrowser, faults }) => {
  faults.expect(/status of 401/);
  const email = "iki.cihaz@example.org";
  await register(page, product.address, email);
  await page.goto(await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula"));
  await page.waitForURL("**/giris-yap");
  const other = await openBrowser();
  await signIn(other, product.address, email);
  await signIn(page, product.address, email);
  await page.goto(`${product.address}/user/dashboard`);
  await button(page, "Diğer Oturumları Sonlandır").click();
  await expect(page.getByText("Oturumlar sonlandırıldı.")).toBeVisible();
  await expect(page.getByText("Bu oturum")).toBeVisible();
  await other.reload();
  await other.waitForURL("**/giris-yap?devam=%2Fprofil");
});

test("each registration error is shown, and all input but the password is kept", async ({ page, faults: refused }) => {
  await page.goto(`${product.address}/uye-ol`);
  await expect(button(page, "Üye Ol")).toBeDisabled();
  await field(page, "Ad").fill("Ş");
  await field(page, "E-posta").fill("yanlış");
  await field(page, "Şifre").fill("123456");
  await page.getByRole("checkbox", { name: /kabul ediyorum/ }).check();
  await button(page, "Üye Ol").click();
  const faults = {
    Ad: "Ad en az 2 karakter olmalıdır",
    Soyad: "Soyad en az 2 karakter olmalıdır",
    "E-posta": "Geçerli bir e-posta adresi giriniz",
    Telefon: "Telefon numarası gereklidir",
  };
  for (const [name, text] of Object.entries(faults)) await expect(field(page, name)).toHaveAccessibleDescription(text);
  await expect(field(page, "Ad")).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(field(page, "E-posta")).toHaveValue("yanlış");
  await expect(field(page, "Şifre")).toHaveValue("");
  await page.getByRole("checkbox", { name: /kabul ediyorum/ }).check();
  await page.getByRole("checkbox", { name: /kabul ediyorum/ }).uncheck();
  await expect(page.getByText("Kullanım şartlarını kabul etmelisiniz")).toBeVisible();
  await page.getByRole("checkbox", { name: /kabul ediyorum/ }).check();
  refused.expect(/status of 400/);
  for (const [name, value] of Object.entries({
    Ad: "Şule",
    Soyad: "Işık",
    "E-posta": "sule@example.org",
    Telefon: "+90 312 000 00 00",
    Şifre: "123456",
  }))
    await field(page, name).fill(value);
  await button(page, "Üye Ol").click();
  await expect(field(page, "Şifre")).toHaveAccessibleDescription(/çok yaygın/);
});

test("signing in and switching tabs works by keyboard", async ({ page }) => {
  const email = "klavye.uye@example.org";
  await register(page, product.address, email);
  await page.goto(await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula"));
  await page.waitForURL("**/giris-yap");
  await tabTo(page, field(page, "E-posta"));
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/profil");
  await page.goto(`${product.address}/user/dashboard`);
  const tab = (name: string) => page.getByRole("tab", { name });
  await tabTo(page, tab("Genel Bakış"));
  await page.keyboard.press("ArrowRight");
  await expect(tab("Profil")).toBeFocused();
  await expect(page.getByRole("link", { name: "Profili Düzenle" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(tab("Güvenlik")).toHaveAttribute("aria-selected", "true");
});

test("expired and invalid links show an error", async ({ page, faults }) => {
  await page.goto(`${product.address}/auth/reset-password`);
  await expect(page.getByText("Geçersiz ya da eksik bağlantı.")).toBeVisible();
  await page.goto(`${product.address}/email-dogrula`);
  await expect(page.getByText("Doğrulama bağlantısı geçersiz. Token bulunamadı.")).toBeVisible();
  faults.expect(/status of 400/);
  faults.expect(/net::ERR_FAILED/);
  const email = "eski.baglanti@example.org";
  await register(page, product.address, email);
  const link = await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula");
  await page.route(/\/trpc\//, (route) => route.abort());
  await page.goto(link);
  await expect(page.getByText("E-posta doğrulama başarısız")).toBeVisible();
  await page.unrouteAll();
  await button(page, "Tekrar Dene").click();
  await expect(page.getByText("E-posta adresiniz doğrulandı.")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByText("Doğrulama bağlantısının süresi dolmuş")).toBeVisible();
  await button(page, "Doğrulama E-postasını Yeniden Gönder").click();
  await expect(page.getByText("E-posta adresiniz zaten doğrulanmış.")).toBeVisible();
});

test("a superseded link sends a new one, without a session", async ({ page, faults }) => {
  faults.expect(/status of 400/);
  const email = "yenilenen.baglanti@example.org";
  await register(page, product.address, email);
  const first = await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula");
  await signIn(page, product.address, email);
  await button(page, "Doğrulama E-postasını Yeniden Gönder").click();
  await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula");
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(first);
  await expect(page.getByText("Doğrulama bağlantısının süresi dolmuş")).toBeVisible();
  await button(page, "Doğrulama E-postasını Yeniden Gönder").click();
  await expect(page.getByText("Doğrulama e-postası gönderildi.")).toBeVisible();
  await page.goto(await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula"));
  await button(page, "Bu hesabı ben açtım").click();
  await expect(page.getByText("E-posta adresiniz doğrulandı.")).toBeVisible();
});

test("a member with an unverified address is asked to verify it, and continues after doing so in another tab", async ({
  page,
}) => {
  const email = "kanitsiz.uye@example.org";
  await register(page, product.address, email);
  await signIn(page, product.address, email);
  await page.goto(`${product.address}/user/dashboard`);
  await page.waitForURL("**/auth/verify-email?devam=%2Fuser%2Fdashboard");
  await expect(page.getByText("E-posta doğrulama gerekli.")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await button(page, "Doğruladım, devam et").click();
  await expect(page.getByText("E-posta doğrulama gerekli", { exact: true })).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula"));
  await expect(tab.getByText("E-posta adresiniz doğrulandı.")).toBeVisible();
  await button(page, "Doğruladım, devam et").click();
  await page.waitForURL("**/user/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Hoş geldiniz, Ayşe" })).toBeVisible();
});

test("a failed part of a page shows an error and can be retried", async ({ page, faults }) => {
  faults.expect(/net::ERR_FAILED/);
  const email = "kopuk.baglanti@example.org";
  await register(page, product.address, email);
  await signIn(page, product.address, email);
  await page.route(/\/trpc\/.*securityEvents/, (route) => route.abort());
  await page.getByRole("link", { name: "Güvenlik Ayarları", exact: true }).click();
  const events = page.getByRole("region", { name: "Güvenlik Hareketleri" });
  await expect(events.getByRole("alert")).toContainText("Güvenlik hareketleriniz alınamadı.");
  await expect(page.getByRole("region", { name: "Bildirim Tercihleri" }).getByRole("alert")).toBeVisible();
  await page.unrouteAll();
  await events.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect(events.getByRole("listitem").first()).toContainText("127.0.0.1");
});

test("signing out ends the session on the server, and locally if the server is unreachable", async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/);
  const email = "cikan.uye@example.org";
  await register(page, product.address, email);
  const leave = async () => {
    const newDocument = page.waitForEvent("load");
    await page.getByRole("banner").getByRole("button", { name: "Çıkış" }).first().click();
    await newDocument;
    await page.waitForURL("**/giris-yap");
  };
  const token = () => page.evaluate(() => localStorage.getItem("userToken"));

  await signIn(page, product.address, email);
  const { name, value } = (await page.context().cookies()).find((cookie) => cookie.name === "member_session") ?? {
    name: "",
    value: "",
  };
  const headers = { authorization: `Bearer ${await token()}`, cookie: `${name}=${value}` };
  const profile = () => fetch(`${product.address}/api/user/profile`, { headers });
  expect((await profile()).status).toBe(200);
  await leave();
  expect((await profile()).status).toBe(401);

  await signIn(page, product.address, email);
  await button(page, "Düzenle").click();
  await field(page, "Biyografi").fill("Yarım kalan söz");
  await page.route(/\/(?:trpc|assets)\//, (route) => route.abort());
  await leave();
  expect(await token()).toBeNull();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Yarım kalan söz");
});

test("a visitor is asked to sign in, and the old registration address redirects", async ({ page, request }) => {
  await page.goto(`${product.address}/profil/ayarlar`);
  await page.waitForURL("**/giris-yap?devam=%2Fprofil%2Fayarlar");
  await expect(page.getByText("Giriş Gerekli")).toBeVisible();
  const moved = await request.get(`${product.address}/kayit-ol`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, "/uye-ol"]);
  const document = await request.get(`${product.address}/profil`);
  expect(document.headers()["cache-control"]).toBe("no-store");
  expect(await document.text()).toContain('<meta name="robots" content="noindex">');
});
