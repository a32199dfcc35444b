import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { commentTexts } from "@site/contract/blog/comments/labels";
import type { Comment, PendingComment } from "@site/contract/blog/comments/schema";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { openPage } from "../../testing/open-page.tsx";
import { makeReading } from "../../testing/reading.ts";

const reading = makeReading();

const published: Comment = {
  id: 1,
  blogPostId: reading.post.id,
  parentId: null,
  authorName: "Mehmet",
  content: "Emeğinize sağlık.",
  createdAt: "2026-11-20T09:00:00.000Z",
  isAdminReply: false,
  replies: [],
};
const sent: PendingComment = {
  id: 2,
  blogPostId: reading.post.id,
  parentId: null,
  authorName: "Ayşe",
  authorSurname: "",
  content: "Bağlantı kopunca yazıldı",
  createdAt: "2026-11-21T09:00:00.000Z",
  isPending: true,
  isUserComment: false,
  token: "jeton",
};
const list = vi.fn<() => Comment[]>();
const create = vi.fn();
const pending = vi.fn<(_: object) => PendingComment[]>();
const open = (hash = "#yorumlar") =>
  openPage(`/blog/${reading.post.slug}${hash}`, {
    blog: { posts: { read: () => reading } },
    comments: { list, create, pending },
  });
const form = page.getByRole("textbox", { name: "Yorum", exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const sendButton = page.getByRole("button", { name: "Gönder", exact: true });

async function write(content: string): Promise<void> {
  await field("Ad").fill("Ayşe");
  await field("E-posta").fill("ayse@example.org");
  await form.fill(content);
  await sendButton.click();
}

beforeEach(() => {
  list.mockReset().mockReturnValue([]);
  pending.mockReset().mockReturnValue([]);
  create.mockReset().mockReturnValue({ message: commentTexts.sent, pending: sent });
});

test("comments are shown with the form, and a post without any says so", async () => {
  await open();
  await expect.element(page.getByText("Henüz yorum yok. İlk yorumu siz yazın.")).toBeVisible();
  await cleanup();
  list.mockReturnValue([published]);
  await open();
  await expect.element(page.getByRole("heading", { name: "Yorumlar (1)" })).toBeVisible();
  await expect.element(page.getByText("Emeğinize sağlık.")).toBeVisible();
});

test("each error is shown at its field, the first gets the focus, and a draft survives", async () => {
  await open();
  await sendButton.click();
  await expect.element(field("Ad")).toHaveFocus();
  await expect.element(field("Ad")).toHaveAccessibleDescription(new RegExp(commentTexts.nameRequired));
  for (const text of [commentTexts.nameRequired, commentTexts.emailRequired, commentTexts.contentRequired])
    await expect.element(page.getByRole("alert").getByRole("link", { name: text })).toBeVisible();
  await expect.element(form).toHaveAccessibleDescription(new RegExp(commentTexts.contentRequired));
  await field("Ad").fill("Ayşe");
  await field("E-posta").fill("ayse@");
  await form.fill("a".repeat(1001));
  await sendButton.click();
  await expect.element(field("E-posta")).toHaveFocus();
  await expect.element(field("E-posta")).toHaveAccessibleDescription(new RegExp(commentTexts.emailInvalid));
  await expect.element(form).toHaveAccessibleDescription(/En fazla 1\.000 karakter girebilirsiniz.*1001 \/ 1000/);
  await expectAccessible();
  await cleanup();
  await open();
  await expect.element(form).toHaveValue("a".repeat(1001));
  expect(create).not.toHaveBeenCalled();
});

test("comments that cannot be loaded are asked for again, and one that fails to send is kept", async () => {
  list.mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch");
  });
  create.mockImplementationOnce(() => {
    throw new TypeError("Failed to fetch");
  });
  await open();
  await expect.element(page.getByText(commentTexts.loadFailed)).toBeVisible();
  await write(sent.content);
  await expect.element(page.getByRole("alert").filter({ hasText: commentTexts.sendFailed }).first()).toBeVisible();
  await expect.element(form).toHaveValue(sent.content);
  await page.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(page.getByText("Henüz yorum yok. İlk yorumu siz yazın.")).toBeVisible();
  await sendButton.click();
  await expect.element(page.getByText(commentTexts.sent)).toBeVisible();
  await expect.element(page.getByText(commentTexts.pending)).toBeVisible();
});

test("a refusal is shown in the server's words", async () => {
  create.mockImplementation(() => {
    throw callError({ code: "NOT_FOUND", message: commentTexts.parentGone });
  });
  await open();
  await write("Merhaba.");
  await expect.element(page.getByRole("alert").filter({ hasText: commentTexts.parentGone }).first()).toBeVisible();
});

test("an own comment stays pending on this device until it is published", async () => {
  await open();
  await page.getByRole("checkbox", { name: commentTexts.notify }).click();
  await write(sent.content);
  await expect.element(page.getByText(commentTexts.pending)).toBeVisible();
  expect(create.mock.calls[0]?.[0]).toMatchObject({ content: sent.content, notify: true });
  await cleanup();
  pending.mockReturnValue([sent]);
  await open();
  await expect.element(page.getByText(commentTexts.pending)).toBeVisible();
  await cleanup();
  list.mockReturnValue([{ ...published, id: sent.id, authorName: "Ayşe", content: sent.content }]);
  pending.mockReturnValue([]);
  await open();
  await expect.element(page.getByRole("heading", { name: "Yorumlar (1)" })).toBeVisible();
  await expect.element(page.getByText(commentTexts.pending)).not.toBeInTheDocument();
});

test("a followed link shows a pending comment on another device, and its token leaves the address", async () => {
  pending.mockReturnValue([sent]);
  await open("#yorum-takip=jeton");
  await expect.element(page.getByText(commentTexts.pending)).toBeVisible();
  expect(pending).toHaveBeenCalledExactlyOnceWith({ blogPostId: reading.post.id, tokens: ["jeton"] });
  expect(location.hash).toBe("#yorumlar");
});

test("a reply is written by keyboard, and a comment of the last level cannot be replied to", async () => {
  const reply = (id: number, replies: Comment[]): Comment => ({ ...published, id, content: `Kat ${id}`, replies });
  const [last, fourth] = [reply(5, []), (replies: Comment[]) => reply(4, replies)];
  const getThread = (replies: Comment[]) => [reply(1, [reply(2, [reply(3, [fourth(replies)])])])];
  list.mockReturnValue(getThread([]));
  create.mockReturnValue({ message: commentTexts.sent, pending: { ...sent, parentId: 4, content: "Kat 5" } });
  await open();
  const answerButtons = page.getByRole("button", { name: /^Yanıtla/ });
  await expect.element(answerButtons.last()).toBeVisible();
  answerButtons.last().element().focus();
  await userEvent.keyboard("{Enter}");
  const answer = page.getByRole("heading", { name: "Mehmet adlı kişiye yanıt" });
  await expect.element(answer).toBeVisible();
  await field("Ad").first().fill("Ayşe");
  await field("E-posta").first().fill("ayse@example.org");
  await field("Yanıt").fill("Kat 5");
  await sendButton.first().click();
  await expect.element(answer).not.toBeInTheDocument();
  await expect.element(page.getByText("Kat 5")).toBeVisible();
  expect(create.mock.calls[0]?.[0]).toMatchObject({ parentId: 4, content: "Kat 5", notify: false });
  await expectAccessible();
  await cleanup();
  list.mockReturnValue(getThread([last]));
  await open();
  await expect.element(page.getByText("Kat 5").first()).toBeVisible();
  expect(answerButtons.elements()).toHaveLength(4);
});

test("an invalid link to stop mails says so, and its token leaves the address", async () => {
  const stopMails = vi.fn(() => {
    throw callError({ code: "VALIDATION_FAILED", message: commentTexts.stopLinkBroken });
  });
  await openPage("/yorum-bildirimleri#uydurma", { comments: { stopMails } });
  await expect.element(page.getByRole("main").getByRole("status")).toHaveTextContent(commentTexts.stopLinkBroken);
  await expect.poll(() => location.hash).toBe("");
  expect(stopMails).toHaveBeenCalledExactlyOnceWith({ token: "uydurma" });
  await expectAccessible();
});
