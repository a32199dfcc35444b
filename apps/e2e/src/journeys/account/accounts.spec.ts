import { useSharedProduct } from "../../support/mailing-product.ts";
import { button, field, PASSWORD, register, signIn, signInByForm } from "../../support/members.ts";
import { tabTo } from "../../support/pages.ts";
import { expectAccessible } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const NEW_PASSWORD = "Mavi-deniz 1923";
const NEWEST_PASSWORD = "Yeşil-orman 1881";
const WRONG = "E-posta veya şifre hatalı. Lütfen bilgilerinizi kontrol edin.";

const product = useSharedProduct();

test("a member registers, verifies by mail, edits the profile, changes the password and resets it", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  pageErrors.expect(/status of 400/); // the common password
  pageErrors.expect(/status of 401/);
  pageErrors.expect(/net::ERR_FAILED/);
  const email = "ayse.yolculuk@example.org";
  const token = () => page.evaluate(() => localStorage.getItem("userToken"));
  async function signOut(): Promise<void> {
    const newDocument = page.waitForEvent("load"); // a new document clears the client's cached data
    await page.getByRole("banner").getByRole("button", { name: "Çıkış" }).first().click();
    await newDocument;
    await page.waitForURL("**/giris-yap");
    await expect(async () => expect(await token()).toBeNull()).toPass(); // without assets the page loads once more
  }

  await test.step("each registration error is shown, and all input but the password is kept", async () => {
    await page.goto(`${product.address}/uye-ol`);
    await expect(button(page, "Üye Ol")).toBeDisabled();
    await field(page, "Ad").fill("Ş");
    await field(page, "E-posta").fill("yanlış");
    await field(page, "Şifre").fill("123456");
    const terms = page.getByRole("checkbox", { name: /kabul ediyorum/ });
    await terms.check();
    await button(page, "Üye Ol").click();
    const wrong = {
      Ad: "Ad en az 2 karakter olmalıdır",
      Soyad: "Soyad en az 2 karakter olmalıdır",
      "E-posta": "Geçerli bir e-posta adresi giriniz",
      Telefon: "Telefon numarası gereklidir",
    };
    for (const [name, text] of Object.entries(wrong)) await expect(field(page, name)).toHaveAccessibleDescription(text);
    await expect(field(page, "Ad")).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(field(page, "E-posta")).toHaveValue("yanlış");
    await expect(field(page, "Şifre")).toHaveValue("");
    await terms.check();
    await terms.uncheck();
    await expect(page.getByText("Kullanım şartlarını kabul etmelisiniz")).toBeVisible();
    await terms.check();
    const values = { Ad: "Ayşe", Soyad: "Yılmaz", "E-posta": email, Telefon: "+90 312 000 00 00", Şifre: "123456" };
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
    await button(page, "Üye Ol").click();
    await expect(field(page, "Şifre")).toHaveAccessibleDescription(/çok yaygın/);
    await field(page, "Şifre").fill(PASSWORD);
    await button(page, "Üye Ol").click();
    await page.waitForURL("**/giris-yap");
  });

  await test.step("the mailed link verifies the address, and signing in works by keyboard", async () => {
    await page.goto(await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula"));
    await expect(page.getByText("E-posta adresiniz doğrulandı.")).toBeVisible();
    expect(new URL(page.url()).hash).toBe("");
    await page.waitForURL("**/giris-yap");
    await tabTo(page, field(page, "E-posta"));
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/profil");
  });

  await test.step("the profile is edited", async () => {
    await button(page, "Düzenle").click();
    await expect(field(page, "E-posta")).toHaveAttribute("readonly", "");
    await field(page, "Biyografi").fill("Ankara'da zabıt kâtibiyim.");
    await button(page, "Kaydet").click();
    await expect(page.getByText("Profil bilgileriniz güncellendi")).toBeVisible();
    await expect(page.getByText("Ankara'da zabıt kâtibiyim.")).toBeVisible();
  });

  const other = await openBrowser();
  await signIn(other, product.address, email);

  await test.step("the dashboard's tabs work by keyboard, and it ends the session on another device", async () => {
    await page.goto(`${product.address}/user/dashboard`);
    const tab = (name: string) => page.getByRole("tab", { name });
    await button(page, "Diğer Oturumları Sonlandır").click();
    await expect(page.getByText("Oturumlar sonlandırıldı.")).toBeVisible();
    await expect(page.getByText("Bu oturum")).toBeVisible();
    await other.reload();
    await other.waitForURL("**/giris-yap?devam=%2Fprofil");
    await tabTo(page, tab("Genel Bakış"));
    await page.keyboard.press("ArrowRight");
    await expect(tab("Profil")).toBeFocused();
    await expect(page.getByRole("link", { name: "Profili Düzenle" })).toBeVisible();
    await page.keyboard.press("End");
    await expect(tab("Güvenlik")).toHaveAttribute("aria-selected", "true");
  });

  await field(other, "E-posta").fill(email);
  await field(other, "Şifre").fill(PASSWORD);
  await button(other, "Giriş Yap").click();
  await other.waitForURL("**/profil");

  await test.step("a part of the settings that failed can be retried", async () => {
    await page.route(/\/trpc\/.*securityEvents/, (route) => route.abort());
    await page.goto(`${product.address}/profil/ayarlar`);
    const events = page.getByRole("region", { name: "Güvenlik Hareketleri" });
    await expect(events.getByRole("alert")).toContainText("Güvenlik hareketleriniz alınamadı.");
    await expect(page.getByRole("region", { name: "Bildirim Tercihleri" }).getByRole("alert")).toBeVisible();
    await page.unrouteAll();
    await events.getByRole("button", { name: "Tekrar Dene" }).click();
    await expect(events.getByRole("listitem").first()).toContainText("127.0.0.1");
  });

  await test.step("a new password ends the other sessions", async () => {
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
  });

  await test.step("signing out ends the session on the server too", async () => {
    const session = (await page.context().cookies()).find(({ name }) => name === "member_session");
    const headers = { authorization: `Bearer ${await token()}`, cookie: `member_session=${session?.value}` };
    const profile = () => fetch(`${product.address}/api/user/profile`, { headers });
    expect((await profile()).status).toBe(200);
    await signOut();
    expect((await profile()).status).toBe(401);
  });

  await test.step("the old password is refused, and a forgotten one is replaced by mail", async () => {
    await field(page, "E-posta").fill(email);
    await field(page, "Şifre").fill(PASSWORD);
    await button(page, "Giriş Yap").click();
    await expect(page.getByText("Giriş Başarısız")).toBeVisible();
    await expect(page.getByText(WRONG).first()).toBeVisible();
    await expect(field(page, "E-posta")).toHaveValue(email);
    await page.getByRole("link", { name: "Şifremi unuttum" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Şifremi Unuttum" })).toBeVisible(); // both have it
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

  await test.step("signing out without a connection removes all traces from the browser", async () => {
    await button(page, "Düzenle").click();
    await field(page, "Biyografi").fill("Yarım kalan söz");
    await page.route(/\/(?:trpc|assets)\//, (route) => route.abort());
    await signOut();
    await expect(async () => {
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Yarım kalan söz");
    }).toPass();
  });
});

test("a member whose address is not verified asks for new links until one works, then continues", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  pageErrors.expect(/status of 400/);
  pageErrors.expect(/net::ERR_FAILED/);
  const email = "yenilenen.baglanti@example.org";
  const linkInMail = () => product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula");
  const resend = "Doğrulama E-postasını Yeniden Gönder";
  await register(page, product.address, email);
  const first = await linkInMail();
  await signIn(page, product.address, email);
  await button(page, resend).click();
  await linkInMail();
  await page.goto(`${product.address}/user/dashboard`);
  await page.waitForURL("**/auth/verify-email?devam=%2Fuser%2Fdashboard");
  await expect(page.getByText("E-posta doğrulama gerekli.")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await button(page, "Doğruladım, devam et").click();
  await expect(page.getByText("E-posta doğrulama gerekli", { exact: true })).toBeVisible();

  const elsewhere = await openBrowser();
  await test.step("a superseded link sends a new one, without a session", async () => {
    await elsewhere.goto(first);
    await expect(elsewhere.getByText("Doğrulama bağlantısının süresi dolmuş")).toBeVisible();
    await button(elsewhere, resend).click();
    await expect(elsewhere.getByText("Doğrulama e-postası gönderildi.")).toBeVisible();
  });

  const tab = await page.context().newPage();
  const link = await linkInMail();
  await test.step("a verification that failed is retried, after which the first tab continues", async () => {
    await tab.route(/\/trpc\//, (route) => route.abort());
    await tab.goto(link);
    await expect(tab.getByText("E-posta doğrulama başarısız")).toBeVisible();
    await tab.unrouteAll();
    await button(tab, "Tekrar Dene").click();
    await expect(tab.getByText("E-posta adresiniz doğrulandı.")).toBeVisible();
    await button(page, "Doğruladım, devam et").click();
    await page.waitForURL("**/user/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Hoş geldiniz, Ayşe" })).toBeVisible();
  });

  await test.step("a used link says that the address is verified already", async () => {
    await elsewhere.goto("about:blank"); // else only the fragment changes
    await elsewhere.goto(link);
    await expect(elsewhere.getByText("Doğrulama bağlantısının süresi dolmuş")).toBeVisible();
    await button(elsewhere, resend).click();
    await expect(elsewhere.getByText("E-posta adresiniz zaten doğrulanmış.")).toBeVisible();
  });

  await test.step("links without a token are named as such", async () => {
    await elsewhere.goto(`${product.address}/auth/reset-password`);
    await expect(elsewhere.getByText("Geçersiz ya da eksik bağlantı.")).toBeVisible();
    await elsewhere.goto(`${product.address}/email-dogrula`);
    await expect(elsewhere.getByText("Doğrulama bağlantısı geçersiz. Token bulunamadı.")).toBeVisible();
  });
});

test("the old registration address redirects, and a member's page is neither stored nor indexed", async ({
  request,
}) => {
  const moved = await request.get(`${product.address}/kayit-ol`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, "/uye-ol"]);
  const document = await request.get(`${product.address}/profil`);
  expect(document.headers()["cache-control"]).toBe("no-store");
  expect(await document.text()).toContain('<meta name="robots" content="noindex">');
});
