import { useSharedProduct } from "../../support/mailing-product.ts";
import { button, field, openSession, PASSWORD, register, signIn } from "../../support/members.ts";
import { expectAccessible, expectLargeTargets, expectNoSidewaysScrolling } from "../../support/screen-checks.ts";
import { expect, test } from "../../support/test.ts";

const OWNERS_PASSWORD = "Mavi-deniz 1923";
const MINE = "Bu hesabı ben açtım";
const NOT_MINE = "Ben açmadım, şifremi kendim belirleyeceğim";

const product = useSharedProduct();
const linkFor = (email: string) => product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula");

test("a link opened in another browser verifies the address once its owner confirms the account", async ({
  page,
  openBrowser,
}) => {
  const email = "iki.tarayici@example.org";
  await register(page, product.address, email);
  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  await phone.goto(await linkFor(email));
  await expect(phone.getByRole("heading", { name: "Bu hesabı siz mi açtınız?" })).toBeFocused();
  await expect(phone.getByRole("main")).toContainText("Ayşe Y***");
  await expect(phone.getByRole("main")).toContainText("Chrome, Windows");
  expect(new URL(phone.url()).hash).toBe("");
  for (const scheme of ["light", "dark"] as const) {
    await phone.evaluate((theme) => {
      document.documentElement.dataset.mantineColorScheme = theme;
    }, scheme);
    await expectAccessible(phone);
  }
  await expectNoSidewaysScrolling(phone);
  await expectLargeTargets(phone);
  await phone.keyboard.press("Tab");
  await expect(button(phone, MINE)).toBeFocused();
  await phone.keyboard.press("Enter");
  await expect(phone.getByText("E-posta adresiniz doğrulandı.")).toBeVisible();
  await phone.waitForURL("**/giris-yap");
  await openSession(phone, product.address, email);
});

test("an owner who did not register sets a password, which removes the stranger's data", async ({
  page: stranger,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.expect(/status of 401/);
  const email = "sahibi.baskasi@example.org";
  await register(stranger, product.address, email, {
    firstName: "Yabancı",
    lastName: "Kişi",
    phone: "+90 555 999 88 77",
  });
  await signIn(stranger, product.address, email);
  const owner = await openBrowser();
  await owner.goto(await linkFor(email));
  await button(owner, NOT_MINE).click();
  await expect(owner.getByRole("heading", { name: "Hesabınızın bilgileri" })).toBeFocused();
  await expect(button(owner, "Şifremi Belirle")).toBeDisabled();
  await button(owner, "Vazgeç").click();
  await expect(owner.getByRole("heading", { name: "Bu hesabı siz mi açtınız?" })).toBeFocused();
  await button(owner, NOT_MINE).click();
  for (const [name, value] of Object.entries({ Ad: "Çiğdem", Soyad: "Işık", "Yeni Şifre": OWNERS_PASSWORD }))
    await field(owner, name).fill(value);
  await owner.getByRole("checkbox", { name: /kabul ediyorum/ }).check();
  await expectAccessible(owner);
  await expectNoSidewaysScrolling(owner);
  await button(owner, "Şifremi Belirle").click();
  await expect(owner.getByText("Şifreniz belirlendi ve e-posta adresiniz doğrulandı.")).toBeVisible();
  await owner.waitForURL("**/giris-yap");
  await signIn(owner, product.address, email, OWNERS_PASSWORD);
  await expect(owner.getByText("Çiğdem Işık").first()).toBeVisible();

  await stranger.reload();
  await stranger.waitForURL("**/giris-yap?devam=%2Fprofil");
  await field(stranger, "E-posta").fill(email);
  await field(stranger, "Şifre").fill(PASSWORD);
  await button(stranger, "Giriş Yap").click();
  await expect(stranger.getByText("Giriş Başarısız")).toBeVisible();
});
