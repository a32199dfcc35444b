import { useSharedProduct } from "../../support/mailing-product.ts";
import { button, field, openSession, PASSWORD, register, signIn, somebody } from "../../support/members.ts";
import { SCRIPT_HEADERS } from "../../support/script-calls.ts";
import { expect, test } from "../../support/test.ts";

const OWNERS_PASSWORD = "Mavi-deniz 1923";

const product = useSharedProduct();
const linkFor = (email: string) => product.mailbox.linkIn(email, "doğrulayın", "/email-dogrula");

test("a link opened in another browser asks its owner, who confirms the account or takes it over", async ({
  page: stranger,
  openBrowser,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/); // the stranger's session has ended
  const owner = await openBrowser();
  await test.step("the owner confirms an account that they opened", async () => {
    const email = "iki.tarayici@example.org";
    await register(stranger, product.address, email, { ...somebody, returnPath: "/becayis?sehir=ankara" });
    await owner.goto(await linkFor(email));
    await expect(owner.getByRole("main")).toContainText("Ayşe Y***");
    await button(owner, "Bu hesabı ben açtım").click();
    await expect(owner.getByText("E-posta adresiniz doğrulandı.")).toBeVisible();
    await owner.waitForURL("**/giris-yap?devam=%2Fbecayis%3Fsehir%3Dankara");
    await openSession(owner, product.address, email);
  });

  await test.step("an owner who did not register sets a password, which removes the stranger's data", async () => {
    await owner.context().clearCookies();
    await owner.evaluate(() => localStorage.clear());
    const email = "sahibi.baskasi@example.org";
    await register(stranger, product.address, email, {
      firstName: "Yabancı",
      lastName: "Kişi",
      phone: "+90 555 999 88 77",
    });
    await openSession(stranger, product.address, email);
    await owner.goto(await linkFor(email));
    await button(owner, "Ben açmadım, şifremi kendim belirleyeceğim").click();
    for (const [name, value] of Object.entries({ Ad: "Çiğdem", Soyad: "Işık", "Yeni Şifre": OWNERS_PASSWORD }))
      await field(owner, name).fill(value);
    await owner.getByRole("checkbox", { name: /kabul ediyorum/ }).check();
    await button(owner, "Şifremi Belirle").click();
    await expect(owner.getByText("Şifreniz belirlendi ve e-posta adresiniz doğrulandı.")).toBeVisible();
    await signIn(owner, product.address, email, OWNERS_PASSWORD);
    await expect(owner.getByText("Çiğdem Işık").first()).toBeVisible();

    await stranger.goto(`${product.address}/profil`);
    await stranger.waitForURL("**/giris-yap?devam=%2Fprofil");
    const data = { email, password: PASSWORD };
    const answer = await stranger.request.post(`${product.address}/api/auth/login`, { headers: SCRIPT_HEADERS, data });
    expect(answer.status()).toBe(401);
  });
});
