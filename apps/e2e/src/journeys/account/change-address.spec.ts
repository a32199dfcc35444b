import { useSharedProduct } from "../../support/mailing-product.ts";
import { MemberApi } from "../../support/member-api.ts";
import { button, field, openSession, PASSWORD } from "../../support/members.ts";
import { expect, test } from "../../support/test.ts";

const product = useSharedProduct();
const OLD = "eski.adres@example.org";
const NEW = "yeni.adres@example.org";
const NEW_PASSWORD = "Mavi-deniz 1923";

test("a member changes the address, and the owner of the old address undoes it", async ({
  page,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/); // the session that the undo has ended
  const member = await MemberApi.join(product, OLD, {
    firstName: "Ayşe",
    lastName: "Yılmaz",
    phone: "+90 312 000 00 00",
  });
  await member.dispose();
  await openSession(page, product.address, OLD);
  await page.goto(`${product.address}/profil/ayarlar`);
  await field(page, "Yeni E-posta").fill(NEW);
  await field(page, "Onay için mevcut şifreniz").fill(PASSWORD);
  await field(page, "Onay için mevcut şifreniz").press("Enter");
  await expect(page.getByText(`${NEW} adresi onayınızı bekliyor.`)).toBeVisible();

  const link = await product.mailbox.linkIn(NEW, "onaylayın", "/email-degisikligi");
  expect((await page.request.get(link)).status()).toBe(200); // link scanners must not change anything
  await page.goto(link);
  await expect(page).toHaveURL(/\/email-degisikligi$/);
  await button(page, "Yeni adresimi onayla").click();
  await expect(page.getByText("E-posta adresiniz değiştirildi.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Güvenlik ayarlarına git" }).click();
  await expect(page.getByText(`Şimdiki adresiniz: ${NEW}`)).toBeVisible();

  const other = await openBrowser();
  await other.goto(await product.mailbox.linkIn(OLD, "değiştirildi", "/email-geri-al"));
  await field(other, "Yeni Şifre").fill(NEW_PASSWORD);
  await button(other, "Değişikliği Geri Al").click();
  await expect(other.getByText("Önceki e-posta adresiniz geri geldi", { exact: false })).toBeVisible();
  const signIn = { email: NEW, password: PASSWORD };
  expect((await other.request.post(`${product.address}/api/auth/login`, { data: signIn })).status()).toBe(401);
  await openSession(other, product.address, OLD, NEW_PASSWORD);
  await page.reload();
  await page.waitForURL("**/giris-yap?devam=%2Fprofil%2Fayarlar");
});
