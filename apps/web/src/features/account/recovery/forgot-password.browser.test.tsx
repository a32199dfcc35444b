import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { recoveryTexts } from "@site/contract/identity/recovery/labels";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../../testing/open-page.tsx";

const main = page.getByRole("main");
const button = (name: string) => main.getByRole("button", { name, exact: true });

test("a mail to reset the password is requested, and requested again", async () => {
  const forgotPassword = vi.fn(() => ({ message: recoveryTexts.resetSent }));
  await openPage("/sifremi-unuttum", { auth: { forgotPassword } });
  const email = main.getByRole("textbox", { name: "E-posta" });
  await email.fill("ayse@");
  await button("Sıfırlama Bağlantısı Gönder").click();
  await expect.element(email).toHaveAccessibleDescription(new RegExp(recoveryTexts.forgotEmailInvalid));
  await expectAccessible();
  await email.fill("ayse@example.org");
  await button("Sıfırlama Bağlantısı Gönder").click();
  await expect.element(main.getByText(recoveryTexts.resetSent)).toBeVisible();
  await expect.element(main.getByText("ayse@example.org")).toBeVisible();
  await button("Yeniden Gönder").click();
  await expect
    .poll(() => forgotPassword.mock.calls)
    .toEqual([[{ email: "ayse@example.org" }], [{ email: "ayse@example.org" }]]);
  await expectNoViolations();
});

test("a password is reset by a mailed link, after one that is too short", async () => {
  const resetPassword = vi.fn(() => ({ message: recoveryTexts.resetDone }));
  await openPage("/auth/reset-password#access_token=imza&refresh_token=yenile&type=recovery", {
    auth: { resetPassword },
  });
  const password = main.getByLabelText("Yeni Şifre", { exact: true });
  await password.fill("123");
  await button("Şifreyi Güncelle").click();
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  await expect.poll(() => location.hash, { message: "the link's values are gone from the address" }).toBe("");
  await expectAccessible();
  await password.fill("Mavi-deniz 1923");
  await button("Şifreyi Güncelle").click();
  await expect.element(main.getByText(recoveryTexts.resetDone, { exact: false })).toBeVisible();
  expect(resetPassword).toHaveBeenCalledExactlyOnceWith({
    accessToken: "imza",
    refreshToken: "yenile",
    newPassword: "Mavi-deniz 1923",
  });
});
