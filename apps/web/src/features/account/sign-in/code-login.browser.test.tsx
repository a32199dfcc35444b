import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { enterCodeAddress } from "@site/contract/identity/links/code-address";
import { codeTexts } from "@site/contract/identity/links/code-labels";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { memberToken } from "../../../framework/browser.ts";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { ELSEWHERE } from "../../codes/use-code-in-address.ts";

const WANTED = "/profil/bildirimler";
const SIGN_IN = `/giris-yap?devam=${encodeURIComponent(WANTED)}`;
const sendLoginCode = vi.fn<(input: object) => { token: string; message: string }>();
const renewLoginCode = vi.fn<(input: object) => Promise<{ message: string }>>();
const loginByCode = vi.fn();
const pendingCode = vi.fn<(input: object) => { email: string; title: null }>();

let user: ReturnType<typeof signIn>;
const open = (path: string) =>
  openPage(path, {
    becayis: { profile: { find: () => null } },
    auth: { sendLoginCode, renewLoginCode, loginByCode, pendingCode },
    user: {
      ...user,
      notifications: { ...user.notifications, list: () => ({ items: [], hasMore: false }) },
    },
  });
const code = page.getByRole("textbox", { name: "E-postanıza gelen kod" });
const email = page.getByRole("textbox", { name: "E-posta", exact: true });

beforeEach(() => {
  user = signIn();
  memberToken.forget();
  localStorage.clear();
  sessionStorage.clear();
  for (const call of [sendLoginCode, renewLoginCode, loginByCode, pendingCode]) call.mockReset();
  sendLoginCode.mockReturnValue({ token: "t".repeat(43), message: codeTexts.sentToAccount });
});

async function askForCode(): Promise<void> {
  await open(SIGN_IN);
  await page.getByRole("link", { name: "Kodla giriş" }).click();
  await email.fill("ayse@example.org");
  expect(page.getByText(ELSEWHERE).elements(), "no mail led here").toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(code).toHaveFocus();
}

test("a member without a password signs in by a code and returns to the page that required it", async () => {
  await open(SIGN_IN);
  await expect.element(page.getByLabelText("Şifre", { exact: true }), { message: "the password first" }).toBeVisible();
  await askForCode();
  expect(sendLoginCode.mock.lastCall?.[0]).toMatchObject({ email: "ayse@example.org", returnPath: WANTED });
  await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect.element(code).toHaveAttribute("inputmode", "numeric");
  await expectAccessible();
  loginByCode.mockResolvedValue({ session: { accessToken: "u_test" } });
  await userEvent.keyboard("Kod: 123-456{Enter}");
  await expect.element(page.getByText("Henüz bildiriminiz yok")).toBeVisible();
  expect(loginByCode.mock.lastCall?.[0]).toMatchObject({ token: "t".repeat(43), code: "123456" });
});

test("a wrong code is named at its field, and the second factor is asked for where it is on", async () => {
  await askForCode();
  const message = codeTexts.wrong(4);
  loginByCode.mockRejectedValueOnce(
    callError({ code: "VALIDATION_FAILED", message, fields: { code: message }, httpStatus: 400 }),
  );
  await userEvent.keyboard("111111{Enter}");
  await expect.element(code).toHaveAccessibleDescription(new RegExp(message));
  loginByCode.mockRejectedValueOnce(
    callError({ code: "SECOND_FACTOR_REQUIRED", message: "Kodu girin.", fields: { factorCode: "Kodu girin." } }),
  );
  await code.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "Doğrulama Kodu" })).toHaveFocus();
});

test("a double click on 'Yeni kod iste' makes one call, and the button shows that it is busy", async () => {
  await askForCode();
  let answer: (value: { message: string }) => void = () => undefined;
  renewLoginCode.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const button = page.getByRole("button", { name: "Yeni kod iste" });
  const element = button.element();
  await button.dblClick();
  expect(renewLoginCode).toHaveBeenCalledTimes(1);
  expect(element).toHaveAttribute("aria-disabled", "true");
  answer({ message: codeTexts.sentAgain });
  await expect.element(page.getByText(codeTexts.sentAgain)).toBeVisible();
});

test("the mail's link opens the code in any browser; another address can be used", async () => {
  pendingCode.mockReturnValue({ email: "ayse@example.org", title: null });
  await open(enterCodeAddress("login", "t".repeat(43), WANTED));
  await expect.element(page.getByText("ayse@example.org")).toBeVisible();
  expect(location.hash).toBe("");
  await page.getByRole("button", { name: "Başka adres" }).click();
  await expect.element(email).toBeVisible();
  await open("/giris-yap?kod=bekliyor"); // some mail programs cut off the fragment
  await expect.element(page.getByText(ELSEWHERE)).toBeVisible();
});
