import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { pendingTexts } from "@site/contract/inbox/pending/labels";
import type { DecideInput, HeldAction, PendingRecord, TakeBackInput } from "@site/contract/inbox/pending/schema";
import { mailTexts } from "@site/contract/mail/labels";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { makePendingListing } from "../../testing/browser/board-samples.ts";
import { makeComment } from "../../testing/browser/comment-samples.ts";
import { nothingPending, openScreen } from "../../testing/browser/open-screen.tsx";
import { press } from "../../testing/browser/press.ts";

const SINCE = "2026-11-20T09:00:00.000Z";
const message: PendingRecord = {
  kind: "message",
  since: SINCE,
  record: {
    id: 1,
    name: "Deniz",
    surname: "Ak",
    email: "deniz@example.org",
    phone: null,
    subject: "Bir soru",
    message: "Rapor ne zaman gelir?",
    createdAt: SINCE,
    isRead: false,
    isReplied: false,
    replyMessage: null,
    repliedAt: null,
    telegramSent: false,
    isUnchecked: false,
    replyMail: null,
  },
};
const mail: PendingRecord = {
  kind: "mail",
  since: SINCE,
  record: {
    id: 1,
    status: "failed",
    templateSlug: "welcome",
    recipientName: "Elif",
    recipientEmail: "elif@example.org",
    subject: "Hoş geldiniz",
    smtpHost: "mail.example.org",
    smtpFromEmail: "site@example.org",
    createdAt: SINCE,
    errorMessage: "550 yok",
    attempts: 5,
    nextAttemptAt: null,
    sentAt: null,
    isClosed: false,
  },
};
const listing = (id: number): PendingRecord => ({
  kind: "listing",
  since: SINCE,
  record: { ...makePendingListing({ id, title: `${id}. ilan`, submittedAt: SINCE }) },
});

const comment: PendingRecord = { kind: "comment", since: SINCE, record: makeComment({ id: 1 }) };

let waiting: PendingRecord[] = [];
let held: HeldAction[] = [];
async function store({ records }: DecideInput) {
  for (const { kind, recordId } of records) {
    const decided = waiting.find((one) => one.kind === kind && one.record.id === recordId);
    waiting = waiting.filter((one) => one !== decided);
    held = [{ kind, recordId, title: `${recordId}. kayıt`, adminName: "admin", isOwn: true, leftMs: 60_000 }, ...held];
  }
  return { records: records.map(({ kind, recordId }) => ({ kind, recordId })), message: "Kaydedildi." };
}
const decide = vi.fn(store);
const takeBack = vi.fn(({ actions }: TakeBackInput) => {
  waiting = [...actions.map(({ recordId }) => listing(recordId)), ...waiting];
  held = held.filter(({ recordId }) => !actions.some((action) => action.recordId === recordId));
  return { count: actions.length, message: pendingTexts.takenBack(actions.length, actions.length) };
});

beforeEach(() => {
  decide.mockClear();
  takeBack.mockClear();
  held = [];
});

function open(records: PendingRecord[]) {
  waiting = records;
  const counts = () => {
    const given = { ...nothingPending };
    for (const { kind } of waiting) given[kind] += 1;
    return given;
  };
  return openScreen(adminPaths.pending, {
    admin: {
      pending: {
        list: ({ kind }) => ({ records: waiting.filter((one) => !kind || one.kind === kind), counts: counts() }),
        counts,
        held: () => held,
        decide,
        takeBack,
      },
      contactMessages: { update: () => ({ message: "" }) },
      becayis: { listings: {}, reasons: { list: () => [] } },
    },
  });
}
const lines = () => document.querySelectorAll("main [data-row]").length;
const details = () => page.getByRole("region", { name: /^Ayrıntılar/ });
const focusedRow = () => document.activeElement?.getAttribute("data-row");
const menu = page.getByRole("navigation", { name: "Yönetim menüsü" });
const heldButton = (label: RegExp | string) => page.getByRole("button", { name: label });
const heldList = page.getByRole("dialog", { name: /karar geri alınabilir|onayladı/ });
const listings = (count: number) => Array.from({ length: count }, (_, index) => listing(index + 1));

test("ten listings are approved by ten keys, and come back one by one", async () => {
  await open(listings(10));
  await expect.element(menu.getByRole("link", { name: "Bekleyenler 10 bekliyor" })).toBeVisible();
  await expect.poll(focusedRow).toMatch(/^listing 1 /);
  for (let left = 9; left >= 0; left--) {
    await userEvent.keyboard("a");
    await expect.poll(lines).toBe(left);
  }
  expect(decide.mock.calls.map(([{ records }]) => records[0]?.recordId)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await expect.element(page.getByText("Bekleyen yok")).toBeVisible();
  await press(heldButton("10 karar geri alınabilir"));
  await expect.poll(() => heldList.getByRole("listitem").elements().length).toBe(10);
  await expect.element(heldList).toHaveTextContent("İlan: 10. kayıt · onayladınız");
  await expectNoViolations();
});

test("each press of U takes back the decision before, also where nothing waits any more", async () => {
  await open(listings(2));
  await expect.poll(focusedRow).toMatch(/^listing 1 /);
  await userEvent.keyboard("a");
  await userEvent.keyboard("a");
  await expect.poll(lines).toBe(0);
  await expect.element(heldButton("2 karar geri alınabilir")).toBeVisible();
  await userEvent.keyboard("u");
  await expect.element(heldButton("İlan: 1. kayıt · onayladınız")).toBeVisible();
  await userEvent.keyboard("u");
  await expect.poll(lines).toBe(2);
  expect(takeBack.mock.calls.map(([{ actions }]) => actions[0]?.recordId)).toEqual([2, 1]);
  await userEvent.keyboard("u");
  await expect.element(page.getByText("Geri alınacak karar yok")).toBeVisible();
});

test("U takes nothing back while the last decision is not stored yet", async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open(listings(2));
  await expect.poll(focusedRow).toMatch(/^listing 1 /);
  await userEvent.keyboard("a");
  await expect.element(heldButton("İlan: 1. kayıt · onayladınız")).toBeVisible();
  decide.mockImplementationOnce(async (input) => {
    await isAnswered;
    return store(input);
  });
  await userEvent.keyboard("au");
  await expect.element(page.getByText("Henüz geri alınmadı")).toBeVisible();
  answer();
  await expect.element(heldButton("2 karar geri alınabilir")).toBeVisible();
  expect(takeBack).not.toHaveBeenCalled();
});

test("a held key acts once, and one that cannot act says why", async () => {
  await open([...listings(3), { ...mail, record: { ...mail.record, recipientEmail: "" } }]);
  await expect.poll(focusedRow).toMatch(/^listing 1 /);
  const row = document.activeElement;
  for (const repeat of [false, true, true])
    row?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", repeat, bubbles: true, cancelable: true }));
  await expect.poll(lines).toBe(3);
  await expect.poll(focusedRow).toMatch(/^listing 2 /);
  await expect.poll(() => decide.mock.calls.length).toBe(1);
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key: "a", repeat: true, bubbles: true, cancelable: true }),
  );
  expect(decide).toHaveBeenCalledOnce();
  await userEvent.keyboard("y");
  await expect.element(page.getByText("Yalnız yorumlar ve mesajlar yanıtlanır.")).toBeVisible();
  await userEvent.keyboard("jja");
  await expect.element(page.getByText(mailTexts.private)).toBeVisible();
});

test("the lines of all kinds are accessible; Enter opens one, the details follow the keys, Escape closes them", async () => {
  await open([listing(1), comment, message, mail]);
  await expect.poll(lines).toBe(4);
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(details().getByRole("article", { name: "1. ilan" })).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(details().getByRole("button", { name: "Yazarı Yasakla" })).toBeVisible();
  await userEvent.keyboard("j");
  await expect.element(details().getByRole("button", { name: "Kapat" })).toBeVisible();
  await expectNoViolations();
  await userEvent.keyboard("a");
  await expect.element(details().getByRole("button", { name: "Yeniden Gönder" })).toBeVisible(); // of the next record
  await userEvent.keyboard("r");
  await expect.poll(() => decide.mock.calls.map(([{ records }]) => records[0]?.kind)).toEqual(["message", "mail"]);
  await userEvent.keyboard("{Escape}");
  await expect.element(details()).not.toBeInTheDocument();
});

test("a kind is chosen by its chip", async () => {
  await open([listing(1), mail]);
  await page.getByRole("navigation", { name: "Türler" }).getByRole("link", { name: "E-posta 1" }).click();
  await expect.poll(lines).toBe(1);
  await page.getByRole("button", { name: /^E-posta: Elif/ }).click();
  await expect.element(details().getByRole("button", { name: "Yeniden Gönder" })).toBeVisible();
});

test("several records are decided at once; those that are refused come back with the reason", async () => {
  await open([listing(1), listing(2), mail]);
  await page.getByRole("checkbox", { name: "İlan 1 seç" }).click();
  await page.getByRole("checkbox", { name: "E-posta 1 seç" }).click();
  await page.getByRole("region", { name: "Seçilenler" }).getByRole("button", { name: "Onayla ve Kapat" }).click();
  await expect.element(page.getByText("Kaydedildi.")).toBeVisible();
  await expect.poll(lines).toBe(1);

  decide.mockImplementationOnce(() => {
    throw callError({ code: "CONFLICT", message: adminBecayisTexts.changedMeanwhile });
  });
  await userEvent.keyboard("ja");
  await expect.element(page.getByText(adminBecayisTexts.changedMeanwhile)).toBeVisible();
  await expect.poll(lines).toBe(1);
});

test("what another administrator has approved is named and taken back by its button, but not by U", async () => {
  held = [{ kind: "listing", recordId: 7, title: "7. ilan", adminName: "deniz", isOwn: false, leftMs: 60_000 }];
  const before = held;
  await open([listing(1)]);
  held = before;
  const button = heldButton("İlan: 7. ilan · deniz onayladı");
  await expect.element(button).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("u");
  expect(takeBack).not.toHaveBeenCalled();
  await press(button);
  await press(heldList.getByRole("button", { name: "Geri Al" }));
  await expect.poll(lines).toBe(2);
  await expect.element(button).not.toBeInTheDocument();
});
