import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { emailChangeTexts } from "@site/contract/account/email-change/labels";
import { secondFactorTexts } from "@site/contract/account/second-factor/labels";
import { pushTexts } from "@site/contract/push/labels";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
const devices: string[] = [];
const addDevice = vi.fn((_: { endpoint: string; p256dh: string; auth: string }) => ({ message: pushTexts.on }));
const removeDevice = vi.fn((_: { endpoint: string }) => ({ message: pushTexts.off }));
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
        list: () => [{ event: "thread_message", text: "Yazışmama yeni mesaj geldiğinde", channel: "mail", push: true }],
        update: updatePreference,
      },
      pushDevices: { list: () => ({ publicKey: "anahtar", devices }), add: addDevice, remove: removeDevice },
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
  await expectAccessible();
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

/** A browser whose push service and permission are the test's. */
function pretendBrowser(permission: NotificationPermission, { isReached = true } = {}) {
  const subscription = {
    endpoint: "https://push.example.org/1",
    toJSON: () => ({ endpoint: "https://push.example.org/1", keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: vi.fn(() => Promise.resolve(true)),
  };
  let current: typeof subscription | null = null;
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: vi.fn((_: { applicationServerKey: string }) => {
      if (!isReached) return Promise.reject(new DOMException("no service", "AbortError"));
      current = subscription;
      return Promise.resolve(subscription);
    }),
  };
  const registration = { pushManager };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    register: () => Promise.resolve(registration),
  };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(permission) });
  return { pushManager, subscription };
}
const deviceCard = () => page.getByRole("region", { name: pushTexts.title });
const deviceSwitch = () => deviceCard().getByRole("checkbox", { name: pushTexts.title });
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.unstubAllGlobals();
  devices.length = 0;
});

test("notifications of this device are switched on and off, and each kind of them", async () => {
  const { pushManager, subscription } = pretendBrowser("granted");
  addDevice.mockImplementation(({ endpoint }) => {
    expect(endpoint).toBe("https://push.example.org/1");
    devices.push("Vy7T27PJN_Q0To7s3-1qEiyH0c-NA-byEYEpZq8_9Tk");
    return { message: pushTexts.on };
  });
  await open();
  await expect.element(deviceSwitch()).not.toBeChecked();
  const perKind = page.getByLabelText(pushTexts.alsoOnDevices("Yazışmama yeni mesaj geldiğinde"));
  await expect.element(perKind).not.toBeInTheDocument();
  await deviceSwitch().click();
  await expect.element(page.getByText(pushTexts.on)).toBeVisible();
  expect(pushManager.subscribe.mock.lastCall?.[0]).toMatchObject({ applicationServerKey: "anahtar" });
  expect(addDevice.mock.lastCall?.[0]).toEqual({ endpoint: "https://push.example.org/1", p256dh: "p", auth: "a" });
  await expect.element(deviceSwitch()).toBeChecked();
  await expectAccessible();
  updatePreference.mockResolvedValue({ message: "Bildirim tercihiniz kaydedildi." });
  await perKind.click();
  expect(updatePreference).toHaveBeenCalledWith({ event: "thread_message", channel: "mail", push: false });
  removeDevice.mockImplementation(() => {
    devices.length = 0;
    return { message: pushTexts.off };
  });
  await deviceSwitch().click();
  await expect.element(deviceSwitch()).not.toBeChecked();
  expect(removeDevice.mock.lastCall?.[0]).toEqual({ endpoint: "https://push.example.org/1" });
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

test("a browser that refuses or cannot says why, and what helps", async () => {
  pretendBrowser("denied");
  await open();
  await expect.element(deviceCard().getByRole("note")).toHaveTextContent(pushTexts.refused);
  await expectAccessible();
  pretendBrowser("granted", { isReached: false });
  await open();
  await deviceSwitch().click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(pushTexts.failed);
  await expect.element(deviceSwitch()).not.toBeChecked();
  vi.stubGlobal("PushManager", undefined);
  await open();
  await expect.element(deviceCard().getByRole("note")).toHaveTextContent(pushTexts.unsupported);
});
