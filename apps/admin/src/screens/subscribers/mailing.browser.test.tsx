import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import { issueTexts } from "@site/contract/readers/subscribers/issues/labels";
import { lawNote, mailingTexts } from "@site/contract/readers/subscribers/sending/labels";
import type { IssueRow, MailingState } from "@site/contract/readers/subscribers/sending/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { chooseRowAction } from "../../testing/browser/choose-row-action.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const NOW = "2026-11-26T09:00:00.000Z";
const confirmed: MailingState = {
  isPaused: false,
  mailsPerMinute: 120,
  delayMinutes: 10,
  previewedAt: NOW,
  testedAt: NOW,
  testStatus: "sent",
  confirmedAt: NOW,
  confirmedBy: "deniz",
  blockedBy: null,
  waitingIssues: 1,
  waitingMails: 1_250,
  waitingPosts: [],
  providers: [{ domain: "gmail.com", sent: 2_400, failed: 3, bounced: 2 }],
};
const first: MailingState = {
  ...confirmed,
  previewedAt: null,
  testedAt: null,
  testStatus: null,
  confirmedAt: null,
  confirmedBy: "",
  blockedBy: "unconfirmed",
};
const issue: IssueRow = {
  id: 9,
  kind: "post",
  postId: 7,
  title: "Bilirkişi raporuna itiraz",
  state: "sending",
  dueAt: NOW,
  startedAt: NOW,
  finishedAt: null,
  sent: 3_750,
  failed: 4,
  waiting: 1_250,
  skipped: 0,
  left: 6,
};

let state = confirmed;
const preview = vi.fn(({ kind }: { kind: string }) => {
  state = { ...state, previewedAt: NOW };
  const document = (look: string) => `<!doctype html><title>x</title><p>${kind} ${look}</p>`;
  return { subject: `Konu: ${kind}`, text: "", light: document("açık"), dark: document("koyu") };
});
const sendTest = vi.fn((_: { kind: string; email: string }) => {
  state = { ...state, testedAt: NOW, testStatus: "pending" };
  return { message: mailingTexts.tested };
});
const confirm = vi.fn(() => {
  state = { ...state, confirmedAt: NOW, blockedBy: null };
  return { message: mailingTexts.confirmed };
});
const keepOut = vi.fn((_: { postId: number; isKeptOut: boolean }) => ({ message: issueTexts.keptOut }));
const getState = vi.fn(() => state);
const answers = {
  admin: {
    mailing: {
      state: getState,
      issues: () => onePage([issue]),
      preview,
      test: sendTest,
      confirm,
      pause: ({ isPaused }: { isPaused: boolean }) => {
        state = { ...state, isPaused, blockedBy: isPaused ? "paused" : null } as const;
        return { message: isPaused ? mailingTexts.paused : mailingTexts.resumed };
      },
    },
    postIssues: { keepOut },
  },
};

function open(given: MailingState) {
  state = given;
  for (const call of [preview, sendTest, confirm, keepOut]) call.mockClear();
  return openScreen(adminPaths.mailing, answers);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const firstMail = page.getByRole("region", { name: "İlk gönderimden önce" });

test("the first mail waits for the preview in both looks, a test mail and the note about the law", async () => {
  await open(first);
  const openSending = button("Okudum, Gönderimi Aç");
  await expect.element(openSending).toBeDisabled();
  await expect.element(firstMail).toHaveTextContent(mailingTexts.notPreviewed);
  for (const text of lawNote) await expect.element(firstMail.getByText(text)).toBeVisible();
  await expectAccessible();

  await button("Önizlemeyi Aç").click();
  for (const [title, look] of [
    ["Açık görünüm", "açık"],
    ["Koyu görünüm", "koyu"],
  ] as const)
    await expect.element(page.getByTitle(title)).toHaveAttribute("srcdoc", expect.stringContaining(`each ${look}`));
  await page.getByText("Haftanın yazıları").click();
  await expect.element(page.getByText("Konu: weekly")).toBeVisible();
  await expectAccessible();
  await button("Kapat").click();

  await expect.element(firstMail).toHaveTextContent(mailingTexts.notTested);
  await expect.element(openSending).toBeDisabled();
  await page.getByLabelText("2. Kendinize bir deneme e-postası gönderin").fill("ben");
  await button("Deneme Gönder").click();
  await expect.element(firstMail.getByText("Geçerli bir e-posta adresi girin")).toBeVisible();
  expect(sendTest).not.toHaveBeenCalled();
  await page.getByLabelText("2. Kendinize bir deneme e-postası gönderin").fill("ben@example.org");
  await button("Deneme Gönder").click();
  await expect.element(page.getByText(mailingTexts.tested)).toBeVisible();
  expect(sendTest.mock.calls).toEqual([[{ kind: "each", email: "ben@example.org" }]]);
  await expect.element(firstMail).toHaveTextContent(mailingTexts.testWaits);
  await expect.element(firstMail).toHaveTextContent("Bekliyor: 26 Kasım 2026");
  await expect.element(openSending).toBeDisabled();
  state = { ...state, testStatus: "failed" };
  await expect.element(firstMail).toHaveTextContent(mailingTexts.testFailed);
  await expect.element(openSending).toBeDisabled();
  await button("Deneme Gönder").click();
  await expect.element(firstMail).toHaveTextContent(mailingTexts.testWaits);
  state = { ...state, testStatus: "sent" };
  await expect.element(firstMail).toHaveTextContent("Gönderildi: 26 Kasım 2026");

  await openSending.click();
  await expect.element(page.getByText(mailingTexts.confirmed)).toBeVisible();
  await expect.element(firstMail).not.toBeInTheDocument();
});

test("a preview that fails is said in its dialog", async () => {
  preview.mockImplementationOnce(() => {
    throw callError({ code: "INTERNAL", message: "Sunucu hatası" });
  });
  await open(first);
  await button("Önizlemeyi Aç").click();
  await expect.element(page.getByRole("dialog").getByRole("alert")).toHaveTextContent("Sunucu hatası");
});

test("counts of what is sent are shown by issue and by provider; the sending is paused and resumed", async () => {
  await open(confirmed);
  await expect
    .element(page.getByRole("row").filter({ hasText: "itiraz" }))
    .toHaveTextContent(/Gönderiliyor.*3\.750.*1\.250.*4.*6/);
  await expect.element(page.getByRole("row").filter({ hasText: "gmail.com" })).toHaveTextContent(/2\.400.*3.*2/);
  await expectAccessible();
  await button("Gönderimi Duraklat").click();
  await expect.element(page.getByText("Gönderim duraklatıldı", { exact: true })).toBeVisible();
  await button("Gönderimi Sürdür").click();
  await expect.element(page.getByText("Gönderim duraklatıldı", { exact: true })).not.toBeInTheDocument();
});

test("waiting posts have their age, and are kept out together after a question that names them", async () => {
  const keepWaitingOut = vi.fn(() => ({ message: issueTexts.waitingKeptOut(2) }));
  const waitingPosts = [
    { id: 4, title: "Bekleyen yazı", appearedAt: new Date(Date.now() - 3.5 * 86_400_000).toISOString() },
    { id: 5, title: "Yeni yazı", appearedAt: new Date().toISOString() },
  ];
  const mailing = {
    state: () => ({ ...confirmed, waitingPosts }),
    issues: () => onePage([]),
  };
  await openScreen(adminPaths.mailing, { admin: { mailing, postIssues: { keepWaitingOut } } });
  await expect.element(page.getByText(/Bekleyen yazı: .*, 3 gün önce/)).toBeVisible();
  await page.getByRole("button", { name: "Hiçbirini Gönderme" }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toHaveTextContent("“Bekleyen yazı”, “Yeni yazı” gönderim dışında tutulacak.");
  await dialog.getByRole("button", { name: "Gönderme", exact: true }).click();
  await expect.element(page.getByText(issueTexts.waitingKeptOut(2))).toBeVisible();
  expect(keepWaitingOut).toHaveBeenCalledExactlyOnceWith({ issueIds: [4, 5] });
});

test("a post is kept out, and let in again by undoing", async () => {
  await open(confirmed);
  await chooseRowAction(page.getByRole("main"), "Gönderme");
  await button("Geri Al").click();
  await expect
    .poll(() => keepOut.mock.calls)
    .toEqual([[{ postId: 7, isKeptOut: true }], [{ postId: 7, isKeptOut: false }]]);
});

test("a state that cannot be read is read again on request", async () => {
  getState.mockImplementationOnce(() => {
    throw callError({ code: "INTERNAL", message: "relation missing" });
  });
  await open(confirmed);
  await expect.element(page.getByText("Gönderimin durumu yüklenemedi")).toBeVisible();
  await button("Tekrar Dene").click();
  await expect.element(button("Gönderimi Duraklat")).toBeVisible();
});
