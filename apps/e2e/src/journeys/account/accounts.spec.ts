import { useSharedProduct } from "../../support/mailing-product.ts";
import { button, field, openSession, PASSWORD, signIn, signInByForm } from "../../support/members.ts";
import { tabTo } from "../../support/pages.ts";
import { expect, test } from "../../support/test.ts";

const NEW_PASSWORD = "Mavi-deniz 1923";
const NEWEST_PASSWORD = "Yeşil-orman 1881";

const product = useSharedProduct();

test("a member registers for a page, verifies by mail, ends sessions, and changes and resets the password", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  pageErrors.expect(/net::ERR_FAILED/);
  pageErrors.allow(/status of 401/); // sessions that ended elsewhere
  const email = "ayse.yolculuk@example.org";
  const token = () => page.evaluate(() => localStorage.getItem("userToken"));
  async function signOut(): Promise<void> {
    const newDocument = page.waitForEvent("load"); // a new document clears the client's cached data
    await page.getByRole("banner").getByRole("button", { name: "Çıkış" }).first().click();
    await newDocument;
    await page.waitForURL("**/giris-yap");
    await expect(async () => expect(await token()).toBeNull()).toPass(); // without assets the page loads once more
  }

  await test.step("a page that needs an account leads to the registration", async () => {
    await page.goto(`${product.address}/becayis`);
    await page.getByRole("link", { name: "İlan Oluştur" }).click();
    await page.waitForURL("**/giris-yap?devam=**");
    await page.getByRole("link", { name: "Üye olun" }).click();
    await page.waitForURL("**/uye-ol?devam=**");
    const values = { Ad: "Ayşe", Soyad: "Yılmaz", "E-posta": email, Telefon: "+90 312 000 00 00", Şifre: PASSWORD };
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
    await page.getByRole("checkbox", { name: /kabul ediyorum/ }).check();
    await button(page, "Üye Ol").click();
    await page.waitForURL("**/giris-yap?devam=**");
  });

  await test.step("the mailed link verifies the address, and both tabs continue on that page", async () => {
    const tab = await page.context().newPage();
    await tab.goto(await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula"));
    await expect(tab.getByText("E-posta adresiniz doğrulandı.")).toBeVisible();
    expect(new URL(tab.url()).hash).toBe("");
    await tab.waitForURL("**/giris-yap?devam=%2Fbecayis%2Fbecayis-ilani-olustur");
    await tabTo(tab, field(tab, "E-posta"));
    await tab.keyboard.type(email);
    await tab.keyboard.press("Tab");
    await tab.keyboard.type(PASSWORD);
    await tab.keyboard.press("Enter");
    await tab.waitForURL("**/becayis/becayis-ilani-olustur");
    await expect(tab.getByRole("heading", { level: 1, name: "İlan Oluştur" })).toBeVisible();
    await page.waitForURL("**/becayis/becayis-ilani-olustur");
    await tab.close();
  });

  const other = await openBrowser();
  await test.step("the dashboard ends the session on another device", async () => {
    await signIn(other, product.address, email);
    await page.goto(`${product.address}/user/dashboard`);
    await button(page, "Diğer Oturumları Sonlandır").click();
    await expect(page.getByText("Oturumlar sonlandırıldı.")).toBeVisible();
    await other.reload();
    await other.waitForURL("**/giris-yap?devam=%2Fprofil");
  });

  await test.step("a new password ends the other sessions", async () => {
    await openSession(other, product.address, email);
    await page.goto(`${product.address}/profil/ayarlar`);
    await field(page, "Mevcut Şifre").fill(PASSWORD);
    await field(page, "Yeni Şifre").fill(NEW_PASSWORD);
    await field(page, "Şifre Tekrarı").fill(NEW_PASSWORD);
    await button(page, "Şifreyi Güncelle").click();
    await expect(page.getByText("Şifreniz başarıyla güncellendi.")).toBeVisible();
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

  await test.step("a forgotten password is replaced by mail", async () => {
    await page.getByRole("link", { name: "Şifremi unuttum" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Şifremi Unuttum" })).toBeVisible(); // both have the field
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

test("a member's page is not indexed", async ({ request }) => {
  expect(await (await request.get(`${product.address}/profil`)).text()).toContain(
    '<meta name="robots" content="noindex">',
  );
});
