import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import type { HeldAction, PendingRecord, TakeBackInput } from "@site/contract/inbox/pending/schema";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { makePendingListing } from "../../testing/browser/board-samples.ts";
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
    created_at: SINCE,
    is_read: false,
    is_replied: false,
    reply_message: null,
    replied_at: null,
    telegram_sent: false,
    is_unchecked: false,
    reply_mail: null,
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
  },
};
const listing = (id: number): PendingRecord => ({
  kind: "listing",
  since: SINCE,
  record: { ...makePendingListing({ id, title: `${id}. ilan`, submittedAt: SINCE }) },
});

let waiting: PendingRecord[] = [];
let held: HeldAction[] = [];
const leave = (kind: string, id: number) => {
  waiting = waiting.filter((one) => one.kind !== kind || one.record.id !== id);
};
const holdApproval = vi.fn(({ id }: { id: number }) => {
  leave("listing", id);
  return { message: "" };
});
const takeBack = vi.fn(({ actions }: TakeBackInput) => {
  waiting = [...actions.map(({ recordId }) => listing(recordId)), ...waiting];
  held = [];
  return { count: actions.length, message: "Onay geri alındı." };
});

beforeEach(() => {
  holdApproval.mockClear();
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
        takeBack,
      },
      becayis: { listings: { holdApproval }, reasons: { list: () => [] } },
    },
  });
}
const articles = () => page.getByRole("article");
const menu = page.getByRole("navigation", { name: "Yönetim menüsü" });

test("ten listings are approved by ten keys, and the last one comes back by one", async () => {
  await open(Array.from({ length: 10 }, (_, index) => listing(index + 1)));
  await expect.element(menu.getByRole("link", { name: "Bekleyenler 10 bekliyor" })).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute("data-row")).toMatch(/^listing 1 /);
  for (let left = 9; left >= 0; left--) {
    await userEvent.keyboard("a");
    await expect.poll(() => articles().elements().length).toBe(left);
  }
  expect(holdApproval.mock.calls.map(([{ id }]) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await expect.element(page.getByText(adminBecayisTexts.approvalHeld)).toBeVisible();
  await expect.element(page.getByText("Bekleyen yok")).toBeVisible();
  await userEvent.keyboard("u");
  await expect.element(page.getByRole("article", { name: "10. ilan" })).toBeVisible();
  expect(takeBack).toHaveBeenCalledWith({ actions: [{ kind: "listing", recordId: 10 }] });
});

test("each kind is shown with its decisions, and is chosen with its number", async () => {
  await open([listing(1), message, mail]);
  await expect.poll(() => articles().elements().length).toBe(3);
  await expectAccessible();
  await page.getByRole("link", { name: "E-posta 1 bekliyor" }).click();
  await expect.poll(() => articles().elements().length).toBe(1);
  await expect.element(articles().getByRole("button", { name: "Yeniden Gönder" })).toBeVisible();
});

test("several listings are approved at once; one that is refused comes back with the reason", async () => {
  await open([listing(1), listing(2), mail]);
  await page.getByRole("checkbox", { name: "İlan 1 seç" }).click();
  await page.getByRole("checkbox", { name: "İlan 2 seç" }).click();
  await page.getByRole("region", { name: "Seçilenler" }).getByRole("button", { name: "Onayla" }).click();
  await expect.element(page.getByText("2 kayıt onaylandı.")).toBeVisible();
  await expect.poll(() => articles().elements().length).toBe(1);

  holdApproval.mockImplementationOnce(() => {
    throw callError({ code: "CONFLICT", message: adminBecayisTexts.changedMeanwhile });
  });
  await open([listing(3)]);
  await press(page.getByRole("article", { name: "3. ilan" }).getByRole("button", { name: "Onayla" }));
  await expect.element(page.getByText(adminBecayisTexts.changedMeanwhile)).toBeVisible();
  await expect.element(page.getByRole("article", { name: "3. ilan" })).toBeVisible();
});

test("what another administrator has approved is taken back by its button", async () => {
  held = [{ kind: "listing", recordId: 7, title: "7. ilan", adminName: "deniz", until: SINCE }];
  await open([]);
  const region = page.getByRole("region", { name: "Geri alınabilen onaylar" });
  await expect.element(region).toHaveTextContent("İlan: 7. ilan · deniz onayladı");
  await expectAccessible();
  await press(region.getByRole("button", { name: "Geri Al" }));
  await expect.element(page.getByRole("article", { name: "7. ilan" })).toBeVisible();
  await expect.element(region).not.toBeInTheDocument();
});
