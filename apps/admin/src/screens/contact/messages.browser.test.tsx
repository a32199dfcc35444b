import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import type { ContactMessage } from "@site/contract/inbox/contact/admin-schema";
import { adminContactTexts } from "@site/contract/inbox/contact/labels";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const unread: ContactMessage = {
  id: 7,
  name: "Ayşe",
  surname: "Yılmaz",
  email: "ayse@example.org",
  phone: "+90 312 000 00 00",
  subject: "Bir önerim var",
  message: "Hesaplama aracına vekâlet ücreti de eklenebilir mi?",
  createdAt: "2026-11-26T09:00:00.000Z",
  isRead: false,
  isReplied: false,
  replyMessage: null,
  repliedAt: null,
  telegramSent: false,
  isUnchecked: false,
  replyMail: null,
};
const card = page.getByRole("article", { name: "Bir önerim var" });
const dialog = page.getByRole("dialog", { name: "Bir önerim var" });
const reply = dialog.getByRole("button", { name: "Yanıtla" });

/** Opens the inbox with one message. `answerReply` returns the message after a reply. */
async function openInbox(answerReply: (text: string, message: ContactMessage) => ContactMessage) {
  let messages = [unread];
  await openScreen(adminPaths.contactMessages, {
    admin: {
      contactMessages: {
        page: () => onePage(messages),
        update: ({ replyMessage }) => {
          const [message = unread] = messages;
          messages = [{ ...message, isRead: true }];
          if (replyMessage) messages = [answerReply(replyMessage, { ...message, isRead: true })];
          return messages[0] ?? unread;
        },
        removeMany: () => {
          messages = [];
          return { deletedCount: 1, message: "1 mesaj silindi." };
        },
      },
      savedReplies: { list: () => [{ id: 3, title: "Teşekkür", body: "İlginiz için teşekkürler." }] },
    },
  });
  await expect.element(card).toHaveTextContent("Yeni");
  return { setMessages: (next: ContactMessage[]) => (messages = next) };
}

test("a message is read by opening it, replied to with a saved text, and deleted with others", async () => {
  const answer = vi.fn((text: string, message: ContactMessage) => ({
    ...message,
    isReplied: true,
    replyMessage: text,
  }));
  await openInbox(answer);
  await expectAccessible();
  await card.getByRole("button", { name: "Aç" }).click();
  await expect.element(dialog).toHaveTextContent(unread.message);
  await expectNoViolations();
  await reply.click();
  await expect.element(dialog.getByText("Lütfen yanıt içeriğini girin.")).toBeVisible();
  await dialog.getByLabelText("Yanıt", { exact: true }).fill("Ekledim.");
  await dialog.getByLabelText("Hazır yanıt ekle").selectOptions("Teşekkür");
  await reply.click();
  await expect.element(page.getByText(adminContactTexts.replySaved)).toBeVisible();
  expect(answer.mock.lastCall?.[0]).toBe("Ekledim.\n\nİlginiz için teşekkürler.");
  await expect.element(card).toHaveTextContent("Yanıtlandı");
  await expect.element(card).not.toHaveTextContent("Yeni");

  await page.getByRole("button", { name: "Toplu Seç" }).click();
  await page.getByRole("checkbox", { name: "Bir önerim var seç" }).click();
  await page.getByRole("region", { name: "Seçilenler" }).getByRole("button", { name: "Sil" }).click();
  await page.getByRole("dialog", { name: "Mesajları Sil" }).getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText("1 mesaj silindi.")).toBeVisible();
  await expect.element(page.getByText("Henüz mesaj yok")).toBeVisible();
});

test("a second reply is refused once, its text is kept, and the first one is shown", async () => {
  const inbox = await openInbox(() => {
    inbox.setMessages([{ ...unread, isRead: true, isReplied: true, replyMessage: "Birinci yanıt." }]);
    throw callError({ code: "CONFLICT", message: adminContactTexts.alreadyReplied });
  });
  await card.getByRole("button", { name: "Aç" }).click();
  await dialog.getByLabelText("Yanıt", { exact: true }).fill("İkinci yanıt.");
  await reply.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(/daha önce yanıtlanmış.*İkinci yanıt\./);
  await expect.element(dialog.getByRole("region", { name: "Yanıtınız" })).toHaveTextContent("Birinci yanıt.");
  expect(page.getByText(adminContactTexts.alreadyReplied).elements()).toHaveLength(1);
  expect(dialog.getByRole("textbox").elements()).toEqual([]);
  await expectNoViolations();
});
