import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage } from "../../../testing/open-page.tsx";

const login = vi.fn();
const open = () => openPage("/giris-yap", { auth: { login } });
const email = page.getByRole("textbox", { name: "E-posta" });
const password = page.getByLabelText("Şifre", { exact: true });
const code = page.getByRole("textbox", { name: "Doğrulama Kodu" });

beforeEach(() => {
  login.mockReset();
});

/** Submits the form and lets the server answer with an error. */
async function logInAgainst(error: Parameters<typeof callError>[0]): Promise<void> {
  login.mockRejectedValue(callError(error));
  await open();
  await email.fill("ayse@example.org");
  await password.fill("yanlis-parola-1");
  await userEvent.keyboard("{Enter}");
}

test("missing values are named beside their fields, and nothing is sent", async () => {
  await open();
  await page.getByRole("button", { name: "Giriş Yap" }).click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAttribute("aria-invalid", "true");
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  await expectAccessible();
  expect(login).not.toHaveBeenCalled();
});

test.each([
  ["a closed account", { code: "FORBIDDEN", message: "Hesap pasif." }, "Hesap pasif."],
  ["too many tries", { code: "TOO_MANY_REQUESTS", message: "Biraz bekleyin." }, "Biraz bekleyin."],
  ["an outage", { code: "UNAVAILABLE", message: "Bakım var." }, "Bakım var."],
])("%s is shown with the server's message", async (_, error, text) => {
  await logInAgainst(error);
  await expect.element(page.getByRole("alert").filter({ hasText: text }).first()).toBeVisible();
  await expect.element(email).toHaveValue("ayse@example.org");
});

test.each([
  ["an address that the server does not know", { code: "ROUTE_NOT_FOUND", message: "Lütfen e-posta adresi girin." }],
])("%s is shown with a general message, whatever the server's message is", async (_, error) => {
  await logInAgainst(error);
  await expect.element(page.getByRole("alert").filter({ hasText: signInTexts.loginFailed }).first()).toBeVisible();
});

test("the second step is asked for where the account has one", async () => {
  login.mockImplementation(() => {
    throw callError({ code: "SECOND_FACTOR_REQUIRED", message: signInTexts.secondFactorRequired });
  });
  await open();
  await email.fill("ayse@example.org");
  await password.fill("dogru-parola-1");
  await userEvent.keyboard("{Enter}");
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAccessibleDescription(new RegExp(signInTexts.secondFactorRequired));
  await expectAccessible();
  await userEvent.keyboard("123456{Enter}");
  await expect.poll(() => login.mock.calls.at(-1)?.[0]).toMatchObject({ email: "ayse@example.org", code: "123456" });
});
