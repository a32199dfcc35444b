import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const codes = Array.from({ length: 10 }, (_, index) => `kod-${index}`);
const passkey = { id: 1, name: "Telefonum", createdAt: "2026-11-20T09:00:00.000Z", lastUsedAt: null };
const begin = vi.fn();
const confirm = vi.fn();
const remove = vi.fn();
const state = vi.fn();
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = page.getByRole("dialog");
const password = dialog.getByLabelText("Onay için şifreniz");
const code = dialog.getByRole("textbox", { name: "Doğrulama Kodu" });
const refuse = (field: string, message: string) =>
  callError({ code: "VALIDATION_FAILED", message, fields: { [field]: message } });

const open = () =>
  openScreen(adminPaths.account, {
    admin: {
      totp: { state, begin, confirm, remove },
      passkeys: { list: () => [passkey] },
      session: { listOpen: () => [] },
    },
  });

beforeEach(() => {
  for (const call of [begin, confirm, remove]) call.mockReset();
  state.mockReset().mockReturnValue({ isOn: false, recoveryCodesLeft: 0 });
});

test("an app is set up after a wrong password and a wrong code, and the recovery codes are shown once", async () => {
  begin.mockRejectedValueOnce(refuse("password", "Şifreniz hatalı."));
  begin.mockResolvedValue({ secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP", state: "s" });
  confirm.mockRejectedValueOnce(refuse("code", "Doğrulama kodu hatalı."));
  confirm.mockImplementation(() => {
    state.mockReturnValue({ isOn: true, recoveryCodesLeft: 10 });
    return { recoveryCodes: codes, message: "İki adımlı doğrulama açıldı." };
  });
  await open();
  await button("İki Adımlı Doğrulamayı Aç").click();
  await expect.element(password).toHaveFocus();
  await userEvent.keyboard("yanlis-parola{Enter}");
  await expect.element(password).toHaveAccessibleDescription("Şifreniz hatalı.");
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("img", { name: "Doğrulama uygulaması için karekod" })).toBeVisible();
  await expect.element(dialog.getByText("JBSWY3DPEHPK3PXP")).toBeVisible();
  await expect.element(code).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("000000{Enter}");
  await expect.element(code).toHaveAccessibleDescription(/kodu hatalı/);
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText("kod-0")).toBeVisible();
  expect(dialog.getByRole("listitem").elements()).toHaveLength(10);
  await expectAccessible();
  await button("Sakladım").click();
  await expect.element(page.getByText("Kalan kurtarma kodu: 10")).toBeVisible();
});

test("it is switched off with the password and a code", async () => {
  state.mockReturnValue({ isOn: true, recoveryCodesLeft: 8 });
  remove.mockImplementation(() => {
    state.mockReturnValue({ isOn: false, recoveryCodesLeft: 0 });
    return { message: "İki adımlı doğrulama kapatıldı." };
  });
  await open();
  await expect.element(page.getByText("1 geçiş anahtarı")).toBeVisible();
  await expectAccessible();
  await button("İki Adımlı Doğrulamayı Kapat").click();
  await password.fill("dogru-parola-1");
  await code.fill("123456");
  await expectNoViolations();
  await button("Doğrulamayı Kapat").click();
  await expect.element(button("İki Adımlı Doğrulamayı Aç")).toBeVisible();
  expect(remove).toHaveBeenCalledWith({ password: "dogru-parola-1", code: "123456" });
});
