import { useSharedProduct } from "../../support/mailing-product.ts";
import { button, field, PASSWORD, register, signIn } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();
const EMAIL = "geri.donen@example.org";

test("a protected page is shown after signing in, also after registration and verification", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${product.address}/becayis`);
  await page.getByRole("link", { name: "İlan Oluştur" }).click();
  await page.waitForURL("**/giris-yap?devam=**");
  await expect(page.getByText("Giriş yapmanız gerekiyor.")).toBeVisible();
  await page.getByRole("link", { name: "Üye olun" }).click();
  await page.waitForURL("**/uye-ol?devam=**");
  const values = { Ad: "Geri", Soyad: "Dönen", "E-posta": EMAIL, Telefon: "+90 312 000 00 00", Şifre: PASSWORD };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await page.getByRole("checkbox", { name: /kabul ediyorum/ }).check();
  await button(page, "Üye Ol").click();
  await page.waitForURL("**/giris-yap?devam=**");

  const tab = await page.context().newPage();
  await tab.goto(await product.mailbox.linkIn(EMAIL, "doğrulayın", "/email-dogrula"));
  await tab.waitForURL("**/giris-yap?devam=%2Fbecayis%2Fbecayis-ilani-olustur");
  await field(tab, "E-posta").fill(EMAIL);
  await field(tab, "Şifre").fill(PASSWORD);
  await button(tab, "Giriş Yap").click();
  await tab.waitForURL("**/becayis/becayis-ilani-olustur");
  await expect(tab.getByRole("heading", { level: 1, name: "İlan Oluştur" })).toBeVisible();
  await page.waitForURL("**/becayis/becayis-ilani-olustur"); // the other tab detects the verification
});

test("a mailed link opens its member page with its query, and a signed-in member is forwarded from sign-in", async ({
  page,
}) => {
  await page.goto(`${product.address}/Profil/Iletisim-Istekleri?tab=sent`);
  await page.waitForURL("**/giris-yap?devam=**");
  await expect(page.getByText("Giriş Gerekli")).toBeVisible();
  await field(page, "E-posta").fill(EMAIL);
  await field(page, "Şifre").fill(PASSWORD);
  await button(page, "Giriş Yap").click();
  await page.waitForURL("**/Profil/Iletisim-Istekleri?tab=sent");
  await expect(page.getByRole("tab", { name: /Gönderilen İstekler/ })).toHaveAttribute("aria-selected", "true");

  for (const [path, target] of [
    ["/UYE-OL", "/profil"],
    ["/giris-yap?devam=%2Fbecayis%3Fsehir%3Dbursa", "/becayis?sehir=bursa"],
    ["/giris-yap?devam=https%3A%2F%2Fevil.example", "/profil"],
  ] as const) {
    await page.goto(product.address + path);
    await page.waitForURL(product.address + target);
  }
});

test("the registration's link to the reset form sets a password", async ({ page }) => {
  const email = "sifre.belirleyen@example.org";
  await register(page, product.address, email);
  const link = await product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula");
  await page.goto(link.replace("/email-dogrula", "/auth/reset-password"));
  await field(page, "Yeni Şifre").fill("Mavi-deniz 1923");
  await button(page, "Şifreyi Güncelle").click();
  await page.waitForURL("**/giris-yap");
  await signIn(page, product.address, email, "Mavi-deniz 1923");
  await expect(page.getByText("Doğrulandı")).toBeVisible();
});

test("the header's link to the admin area follows the administrator's token across tabs", async ({ page }) => {
  await page.goto(`${product.address}/gizlilik-politikasi`);
  const link = page.getByRole("banner").getByRole("link", { name: "Yönetim" }).first();
  await expect(link).toHaveCount(0);
  const tab = await page.context().newPage();
  await tab.goto(`${product.address}/robots.txt`); // any document of the site
  await tab.evaluate(() => localStorage.setItem("adminToken", "a_anything"));
  await expect(link).toHaveAttribute("href", "/admin/dashboard");
  await tab.evaluate(() => localStorage.removeItem("adminToken"));
  await expect(link).toHaveCount(0);
});
