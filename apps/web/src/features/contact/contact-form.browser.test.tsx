import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectLargeTargets } from "@site/browser/testing/expect-accessible";
import { contactTexts } from "@site/contract/inbox/contact/labels";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { openPage } from "../../testing/open-page.tsx";

const contactPage = {
  title: "İletişim",
  content: "<p>Yazın.</p>",
  metaTitle: "",
  metaDescription: "",
  updatedAt: "2026-11-20T09:00:00.000Z",
};
const send = vi.fn();
const open = () => openPage("/iletisim", { site: { pages: { get: () => contactPage } }, contact: { send } });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const sendButton = page.getByRole("button", { name: "Gönder" });
const message = {
  Ad: "Şükrü",
  Soyad: "Işık",
  "E-posta": "sukru@example.org",
  Konu: "Hesaplama aracı için öneri",
  Mesaj: "Merhaba, faiz hesabına bir alan daha eklenebilir mi?",
};

async function fillIn(): Promise<void> {
  for (const [name, text] of Object.entries(message)) await field(name).fill(text);
}

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue({ message: contactTexts.sentToast });
});

test("each error is shown at its field and in a summary, whose links lead to the fields", async () => {
  await open();
  await field("Ad").fill("Ş");
  await field("Mesaj").fill("Kısa");
  await sendButton.click();
  const wrong = {
    Ad: "Ad en az 2 karakter olmalıdır",
    Soyad: "Soyad en az 2 karakter olmalıdır",
    "E-posta": "Geçerli bir e-posta adresi girin",
    Konu: "Konu en az 5 karakter olmalıdır",
    Mesaj: "Mesaj en az 10 karakter olmalıdır",
  };
  const summary = page.getByRole("alert").filter({ hasText: "Lütfen şunları düzeltin" });
  for (const [name, text] of Object.entries(wrong)) {
    await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(text));
    await expect.element(field(name)).toHaveAttribute("aria-invalid", "true");
    await expect.element(summary.getByRole("link", { name: text, exact: true })).toBeVisible();
  }
  await expect.element(field("Ad")).toHaveFocus();
  await expect.element(field("Mesaj")).toHaveValue("Kısa");
  await expectAccessible();
  await expectLargeTargets();
  await summary.getByRole("link", { name: wrong.Konu }).click();
  await expect.element(field("Konu")).toHaveFocus();
  await field("Konu").fill("Uzun bir konu");
  await expect.element(field("Konu")).toHaveAttribute("aria-invalid", "false");
  expect(send).not.toHaveBeenCalled();
});

test("what was typed survives a new document until it is sent", async () => {
  await open();
  await fillIn();
  await cleanup();
  await open();
  await expect.element(field("Mesaj")).toHaveValue(message.Mesaj);
  await sendButton.click();
  await expect.element(page.getByText(contactTexts.sentToast)).toBeVisible();
  await expect.element(field("Mesaj")).toHaveValue("");
  await cleanup();
  await open();
  await expect.element(field("Konu")).toHaveValue("");
});

test("the server's refusal is shown in its words, and the message is kept", async () => {
  const text = "Çok fazla istek gönderdiniz. Lütfen biraz bekleyip yeniden deneyin.";
  send.mockRejectedValue(callError({ code: "TOO_MANY_REQUESTS", message: text }));
  await open();
  await fillIn();
  await sendButton.click();
  await expect.element(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
  await expect.element(field("Mesaj")).toHaveValue(message.Mesaj);
});

test("a message that does not reach the server is kept and sent later, once in spite of a double click", async () => {
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await open();
  await fillIn();
  await sendButton.click();
  await expect.element(page.getByRole("alert").filter({ hasText: "Mesaj gönderilemedi" })).toBeVisible();
  await expect.element(field("Konu")).toHaveValue(message.Konu);
  send.mockClear();
  await sendButton.dblClick();
  await expect.element(page.getByText(contactTexts.sentToast)).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
});

test("it is written and sent by keyboard", async () => {
  await open();
  await field("Ad").click();
  for (const text of ["Ayşe", "Yılmaz", "klavye@example.org", "0312 000 00 00", "Klavyeyle yazdım"])
    await userEvent.keyboard(`${text}{Tab}`);
  await userEvent.keyboard("Bu mesajı fareye dokunmadan yazdım.{Tab}");
  await expect.element(sendButton).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status").filter({ hasText: contactTexts.sentToast })).toBeVisible();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ name: "Ayşe", phone: "0312 000 00 00", subject: "Klavyeyle yazdım" });
});
