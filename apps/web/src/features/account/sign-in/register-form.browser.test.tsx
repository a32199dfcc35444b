import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { registrationTexts } from "@site/contract/members/registration/labels";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { openPage } from "../../../testing/open-page.tsx";

const register = vi.fn();
const open = (query = "") => openPage(`/uye-ol${query}`, { auth: { register } });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const terms = page.getByRole("checkbox", { name: /kabul ediyorum/ });
const submit = page.getByRole("button", { name: "Üye Ol", exact: true });
const person = {
  Ad: "Ayşe",
  Soyad: "Yılmaz",
  "E-posta": "ayse@example.org",
  Telefon: "+90 312 000 00 00",
  Şifre: "Çağla-badem 2026",
};

async function fillIn(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
}

beforeEach(() => {
  register.mockReset();
});

test("each error is shown at its field, the first gets the focus, and all input but the password is kept", async () => {
  await open();
  await expect.element(submit).toBeDisabled();
  await fillIn({ Ad: "Ş", "E-posta": "yanlış", Şifre: "123456" });
  await terms.click();
  await submit.click();
  const wrong = {
    Ad: "Ad en az 2 karakter olmalıdır",
    Soyad: "Soyad en az 2 karakter olmalıdır",
    "E-posta": registrationTexts.emailInvalid,
    Telefon: registrationTexts.phoneRequired,
  };
  for (const [name, text] of Object.entries(wrong))
    await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(text));
  await expect.element(field("Ad")).toHaveFocus();
  await expectAccessible();
  expect(register).not.toHaveBeenCalled();
  await cleanup();
  await open();
  await expect.element(field("E-posta")).toHaveValue("yanlış");
  await expect.element(field("Şifre")).toHaveValue("");
});

test("the terms are missing once they are unticked", async () => {
  await open();
  await terms.click();
  await expect.element(submit).toBeEnabled();
  await terms.click();
  await expect.element(terms).toHaveAccessibleDescription(registrationTexts.termsRequired);
  await expect.element(submit).toBeDisabled();
});

test("a refused password is named at its field, and another one leads to the sign-in", async () => {
  const password = "Bu şifre çok yaygın.";
  register.mockRejectedValueOnce(
    callError({ code: "VALIDATION_FAILED", message: password, fields: { password }, httpStatus: 400 }),
  );
  register.mockResolvedValue({ message: registrationTexts.registered });
  await open();
  await fillIn(person);
  await terms.click();
  await submit.click();
  await expect.element(field("Şifre")).toHaveAccessibleDescription(new RegExp(password));
  await submit.click();
  const success = page.getByRole("status").filter({ hasText: "Giriş sayfasına" });
  await expect.element(success).toHaveFocus();
  await expect.element(success).toBeInViewport();
  expect(register.mock.calls[1]?.[0]).toMatchObject({ email: "ayse@example.org", terms: true });
  await expect.element(page.getByRole("heading", { name: "Giriş Yap" })).toBeVisible();
  await expect.element(page.getByRole("main").getByText(registrationTexts.registered)).toBeVisible();
});

test("the page that asked for the account is sent along, for the link in the mail", async () => {
  register.mockResolvedValue({ message: registrationTexts.registered });
  await open("?devam=%2Fbecayis%3Fsehir%3Dankara");
  await fillIn(person);
  await terms.click();
  await submit.click();
  await expect.element(page.getByRole("heading", { name: "Giriş Yap" })).toBeVisible();
  expect(register.mock.calls[0]?.[0]).toMatchObject({ email: "ayse@example.org", returnPath: "/becayis?sehir=ankara" });
});
