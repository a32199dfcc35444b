import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { emailChangeTexts } from "@site/contract/identity/email-change/labels";
import { secondFactorTexts } from "@site/contract/identity/second-factor/labels";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";

const PASSWORD = "Çağla-badem 2026";
const NEW_PASSWORD = "Mavi-deniz 1923";
const event = {
  id: 1,
  event: "login" as const,
  text: "Giriş yapıldı",
  userAgent: "",
  ipAddress: "127.0.0.1",
  createdAt: "2026-11-20T09:00:00.000Z",
};

const securityEvents = vi.fn(() => [event]);
const updatePassword = vi.fn();
const updatePreference = vi.fn();
const requestEmailChange = vi.fn();
const totpState = vi.fn();
const begin = vi.fn();
const confirm = vi.fn();
const plan = vi.fn();
const getEmailChange = vi.fn<() => { pending: { newEmail: string; expiresAt: string } | null }>();
const open = () =>
  openPage("/profil/ayarlar", {
    auth: { updatePassword },
    blog: { categories: { list: () => [] } },
    user: {
      ...signIn(),
      securityEvents,
      totp: { state: totpState, begin, confirm },
      deletion: { plan },
      passkeys: { list: () => [] },
      preferences: {
        list: () => [{ event: "thread_message", text: "Yazışmama yeni mesaj geldiğinde", channel: "mail" }],
        update: updatePreference,
      },
      subscription: { get: () => ({ isActive: false, frequency: "each", categoryIds: [], address: "" }) },
      dataExports: { list: () => [] },
      emailChange: { get: getEmailChange, request: requestEmailChange },
    },
  });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

beforeEach(() => {
  for (const call of [updatePassword, updatePreference, requestEmailChange, begin, confirm, plan]) call.mockReset();
  totpState.mockReset().mockReturnValue({ isOn: false, recoveryCodesLeft: 0 });
  getEmailChange.mockReset().mockReturnValue({ pending: null });
});

test("a part that failed is asked for again", async () => {
  securityEvents.mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch");
  });
  await open();
  const events = page.getByRole("region", { name: "Güvenlik Hareketleri" });
  await expect.element(events.getByRole("alert")).toHaveTextContent("Güvenlik hareketleriniz alınamadı.");
  await events.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(events.getByRole("listitem")).toHaveTextContent("127.0.0.1");
  await expectAccessible();
});

test("a new password is saved and the fields are emptied", async () => {
  updatePassword.mockResolvedValue({ message: "" });
  await open();
  await field("Mevcut Şifre").fill(PASSWORD);
  await field("Yeni Şifre").fill(NEW_PASSWORD);
  await field("Şifre Tekrarı").fill("başka");
  await button("Şifreyi Güncelle").click();
  await expect.element(field("Şifre Tekrarı")).toHaveAttribute("aria-invalid", "true");
  expect(updatePassword).not.toHaveBeenCalled();
  await field("Şifre Tekrarı").fill(NEW_PASSWORD);
  await button("Şifreyi Güncelle").click();
  await expect.element(page.getByText("Şifreniz başarıyla güncellendi.")).toBeVisible();
  await expect.element(field("Mevcut Şifre")).toHaveValue("");
});

test("a refused password is named at its field, and a requested address is shown until it is confirmed", async () => {
  const wrong = "Mevcut şifreniz hatalı.";
  requestEmailChange.mockRejectedValueOnce(
    callError({ code: "VALIDATION_FAILED", message: wrong, fields: { currentPassword: wrong } }),
  );
  requestEmailChange.mockImplementation(({ newEmail }: { newEmail: string }) => {
    getEmailChange.mockReturnValue({ pending: { newEmail, expiresAt: "2026-11-27T09:00:00.000Z" } });
    return { message: emailChangeTexts.requested };
  });
  await open();
  await field("Yeni E-posta").fill("yeni@example.org");
  await field("Onay için mevcut şifreniz").fill("yanlış parola");
  await button("Onay Bağlantısı Gönder").click();
  await expect.element(field("Onay için mevcut şifreniz")).toHaveAccessibleDescription(new RegExp(wrong));
  await field("Onay için mevcut şifreniz").fill(PASSWORD);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("yeni@example.org adresi onayınızı bekliyor.")).toBeVisible();
  await expectAccessible();
});

test("a choice of notifications is saved at once", async () => {
  updatePreference.mockResolvedValue({ message: "Bildirim tercihiniz kaydedildi." });
  await open();
  await field("Yazışmama yeni mesaj geldiğinde").selectOptions("Site içi bildirim");
  await expect.element(page.getByText("Bildirim tercihiniz kaydedildi.")).toBeVisible();
  expect(updatePreference).toHaveBeenCalledWith({ event: "thread_message", channel: "site" });
});

test("the second step is set up after a wrong code, and its recovery codes are shown once", async () => {
  const code = secondFactorTexts.totpWrongCode;
  begin.mockResolvedValue({ secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/a?secret=JBSWY3DPEHPK3PXP", state: "s" });
  confirm.mockRejectedValueOnce(callError({ code: "VALIDATION_FAILED", message: code, fields: { code } }));
  confirm.mockImplementation(() => {
    totpState.mockReturnValue({ isOn: true, recoveryCodesLeft: 2 });
    return { recoveryCodes: ["kod-1", "kod-2"], message: secondFactorTexts.totpOn };
  });
  await open();
  const card = page.getByRole("region", { name: "İki Adımlı Doğrulama" });
  await card.getByRole("button", { name: "Aç", exact: true }).click();
  await card.getByLabelText("Onay için şifreniz", { exact: true }).fill(PASSWORD);
  await userEvent.keyboard("{Enter}");
  await expect.element(card.getByRole("img", { name: "Doğrulama uygulaması için karekod" })).toBeVisible();
  await expectAccessible();
  const codeField = card.getByRole("textbox", { name: "Doğrulama Kodu" });
  await codeField.fill("000000");
  await userEvent.keyboard("{Enter}");
  await expect.element(codeField).toHaveAccessibleDescription(new RegExp(code));
  await codeField.fill("123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(card.getByRole("list", { name: "Kurtarma kodları" })).toHaveTextContent("kod-1kod-2");
  await expectNoViolations();
  await card.getByRole("button", { name: "Sakladım" }).click();
  await expect.element(card.getByText("Kalan kurtarma kodu: 2")).toBeVisible();
});

test("the account is deleted with the password alone, which may be wrong", async () => {
  const wrong = "Şifreniz hatalı.";
  plan.mockRejectedValueOnce(callError({ code: "VALIDATION_FAILED", message: wrong, fields: { password: wrong } }));
  plan.mockResolvedValue({ eraseAfter: "2026-12-10T09:00:00.000Z", message: "Hesabınız silinecek." });
  await open();
  const card = page.getByRole("region", { name: "Hesabı Sil" });
  await card.getByRole("button", { name: "Hesabımı Sil" }).click();
  const password = card.getByLabelText("Onay için şifreniz", { exact: true });
  await password.fill("yanlış");
  await card.getByRole("button", { name: "Hesabımı Sil" }).click();
  await expect.element(password).toHaveAccessibleDescription(new RegExp(wrong));
  await expectAccessible();
  await password.fill(PASSWORD);
  await card.getByRole("button", { name: "Hesabımı Sil" }).click();
  await expect.element(page.getByText("Hesabınız silinecek.")).toBeVisible();
  expect(plan).toHaveBeenLastCalledWith({ password: PASSWORD });
});
