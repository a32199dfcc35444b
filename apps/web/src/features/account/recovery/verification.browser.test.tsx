import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { linkTexts } from "@site/contract/identity/links/labels";
import { registrationTexts } from "@site/contract/members/registration/labels";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";

const openVerificationLink = vi.fn();
const verifyEmail = vi.fn();
const claimAccount = vi.fn();
const renewVerificationLink = vi.fn();
const auth = { openVerificationLink, verifyEmail, claimAccount, renewVerificationLink };
const VALUES = "#access_token=imza&refresh_token=yenile";
const WANTED = "/becayis?sehir=ankara";
const RETURNING = `?devam=${encodeURIComponent(WANTED)}`;
const open = (query = "") => openPage(`/email-dogrula${query}${VALUES}`, { auth });
const main = page.getByRole("main");
const button = (name: string) => main.getByRole("button", { name, exact: true });
const heading = (name: string) => main.getByRole("heading", { name });
const QUESTION = "Bu hesabı siz mi açtınız?";
const NOT_MINE = "Ben açmadım, şifremi kendim belirleyeceğim";

/** Waits for the sign-in, which opens after three seconds with the page to return to. */
async function expectSignInFor(path: string): Promise<void> {
  const register = page.getByRole("link", { name: "Üye olun" });
  await expect.element(register).toHaveAttribute("href", `/uye-ol?devam=${encodeURIComponent(path)}`);
}

beforeEach(() => {
  for (const call of Object.values(auth)) call.mockReset();
  openVerificationLink.mockResolvedValue({
    state: "asks",
    registeredAs: "Ayşe Y***",
    registeredAt: "2026-11-20T09:00:00.000Z",
    device: "Chrome, Windows",
  });
});

test("another browser asks who registered, and the answer, given by keyboard, verifies the address", async () => {
  verifyEmail.mockResolvedValue({ message: registrationTexts.verified });
  await open();
  await expect.element(heading(QUESTION)).toHaveFocus();
  await expect.element(main).toHaveTextContent(/Ayşe Y\*\*\*.*Chrome, Windows/);
  await expect.poll(() => location.hash, { message: "the link's value is gone from the address" }).toBe("");
  await expectAccessible();
  await userEvent.keyboard("{Tab}");
  await expect.element(button("Bu hesabı ben açtım")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(main.getByText(registrationTexts.verified)).toBeVisible();
  expect(verifyEmail).toHaveBeenCalledWith({ token: "imza" });
});

test("the mailed link leads back to the page that asked for the account, in a browser without any memory", async () => {
  verifyEmail.mockResolvedValue({ message: registrationTexts.verified });
  await open(RETURNING);
  await button("Bu hesabı ben açtım").click();
  await expectSignInFor(WANTED);
});

test("an owner who did not register can go back, and sets a name and a password", async () => {
  claimAccount.mockResolvedValue({ message: registrationTexts.claimed });
  await open(RETURNING);
  await button(NOT_MINE).click();
  await expect.element(heading("Hesabınızın bilgileri")).toHaveFocus();
  await expect.element(button("Şifremi Belirle")).toBeDisabled();
  await button("Vazgeç").click();
  await expect.element(heading(QUESTION)).toHaveFocus();
  await button(NOT_MINE).click();
  for (const [name, value] of Object.entries({ Ad: "Çiğdem", Soyad: "Işık", "Yeni Şifre": "Mavi-deniz 1923" }))
    await main.getByLabelText(name, { exact: true }).fill(value);
  await main.getByRole("checkbox", { name: /kabul ediyorum/ }).click();
  await expectAccessible();
  await button("Şifremi Belirle").click();
  await expect.element(main.getByText(registrationTexts.claimed)).toBeVisible();
  await expectSignInFor(WANTED);
  expect(claimAccount.mock.calls[0]?.[0]).toMatchObject({ firstName: "Çiğdem", token: "imza", terms: true });
});

test("an expired link offers a new one to its recipient", async () => {
  const message = "Bu bağlantı artık geçerli değil.";
  openVerificationLink.mockRejectedValue(callError({ code: "LINK_EXPIRED", message }));
  renewVerificationLink.mockResolvedValue({ message: registrationTexts.alreadyVerified });
  await open(RETURNING);
  await expect.element(main.getByRole("alert")).toHaveTextContent(message);
  const back = main.getByRole("link", { name: "Giriş sayfasına dön" });
  await expect.element(back).toHaveAttribute("href", `/giris-yap${RETURNING}`);
  await expectAccessible();
  await button("Doğrulama E-postasını Yeniden Gönder").click();
  await expect.element(page.getByText(registrationTexts.alreadyVerified)).toBeVisible();
  expect(renewVerificationLink).toHaveBeenCalledWith({ token: "imza", returnPath: WANTED });
});

test("a verification that failed is retried with the same link", async () => {
  openVerificationLink.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  openVerificationLink.mockResolvedValue({ state: "verified", message: registrationTexts.verified });
  await open();
  await expect.element(main.getByText(registrationTexts.verifyFailed)).toBeVisible();
  await button("Tekrar Dene").click();
  await expect.element(main.getByText(registrationTexts.verified)).toBeVisible();
  expect(openVerificationLink.mock.calls[1]).toEqual([{ token: "imza", refresh: "yenile" }]);
});

test.each([
  ["/email-dogrula", registrationTexts.verificationLinkInvalid],
  ["/auth/reset-password", linkTexts.linkInvalid],
])("a link to %s without a token is named as such", async (address, text) => {
  await openPage(address, { auth });
  await expect.element(main.getByRole("alert")).toHaveTextContent(text);
  await expectNoViolations();
});

test("a member whose address is not verified asks for a new mail, and continues once it is", async () => {
  const member = signIn();
  const profile = await member.profile?.get?.(undefined);
  if (!profile) throw new Error("there is no profile");
  let emailVerified = false;
  const resendVerification = vi.fn((_: unknown) => ({ message: registrationTexts.verificationSent }));
  await openPage("/auth/verify-email?devam=%2Fprofil%2Fbildirimler", {
    auth: { resendVerification },
    becayis: { profile: { find: () => null } },
    user: {
      ...member,
      profile: { get: () => ({ ...profile, profile: { ...profile.profile, emailVerified } }) },
      notifications: { ...member.notifications, list: () => ({ items: [], hasMore: false }) },
    },
  });
  await expect.element(main.getByText("zeynep@example.org")).toBeVisible();
  await expectAccessible();
  await button("Doğrulama E-postasını Yeniden Gönder").click();
  await expect.element(page.getByText(registrationTexts.verificationSent)).toBeVisible();
  expect(resendVerification).toHaveBeenCalledWith({ returnPath: "/profil/bildirimler" });
  await button("Doğruladım, devam et").click();
  await expect.element(page.getByText(registrationTexts.verificationNeeded, { exact: true })).toBeVisible();
  emailVerified = true;
  await button("Doğruladım, devam et").click();
  await expect.poll(() => location.pathname).toBe("/profil/bildirimler");
  await expect.element(main.getByText("Henüz bildiriminiz yok")).toBeVisible();
});
