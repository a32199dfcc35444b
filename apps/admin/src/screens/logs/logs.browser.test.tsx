import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import type { DecideInput } from "@site/contract/inbox/pending/schema";
import type { MailLog } from "@site/contract/mail/admin-schema";
import { mailTexts } from "@site/contract/mail/labels";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { chooseRowAction, rowMenu } from "../../testing/browser/choose-row-action.ts";
import { expectFits, TABLET_PX } from "../../testing/browser/expect-fits.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const mail: MailLog = {
  id: 7,
  status: "pending",
  templateSlug: "email-verification",
  recipientName: "Yolcu Üye",
  recipientEmail: "yolcu-uye@example.org",
  subject: "E-posta adresinizi doğrulayın",
  smtpHost: "",
  smtpFromEmail: "",
  createdAt: "2026-11-26T09:00:00.000Z",
  errorMessage: "",
  attempts: 0,
  nextAttemptAt: null,
  sentAt: null,
  isClosed: false,
};

test("a mail is followed until it is sent, shown without scripts and links, and sent again", async () => {
  let logs = [mail];
  const resend = vi.fn((_: object) => ({ message: mailTexts.resent }));
  await openScreen(adminPaths.logs, {
    admin: {
      pending: { held: () => [] },
      emailLogs: {
        list: () => onePage(logs),
        stats: () => ({ total: 1, sent: 0, failed: 0, pending: 1, successRate: 0 }),
        queue: () => ({ waiting: 1, failed: 0, oldestWaitingSeconds: 3 }),
        body: () => ({ subject: mail.subject, html: "<!doctype html><title>x</title><p>Merhaba Yolcu,</p>" }),
        resend,
      },
    },
  });
  const row = page.getByRole("row").filter({ hasText: mail.recipientEmail });
  await expect.element(row).toHaveTextContent("Bekliyor");
  logs = [{ ...mail, status: "sent", attempts: 1, sentAt: "2026-11-26T09:00:05.000Z" }];
  await page.getByRole("button", { name: "Yenile" }).click();
  await expect.element(row).toHaveTextContent("Gönderildi");
  await expectAccessible();
  await expectFits(TABLET_PX);
  await row.getByRole("button", { name: mail.subject, exact: true }).click();
  const frame = page.getByTitle("E-postanın görünümü");
  await expect.element(frame).toHaveAttribute("srcdoc", expect.stringContaining("Merhaba Yolcu,"));
  await expect.element(frame).toHaveAttribute("sandbox", "");
  await expectNoViolations();
  await userEvent.keyboard("{Escape}");
  await chooseRowAction(row, "Yeniden Gönder");
  const question = page.getByRole("dialog", { name: "Yeniden Gönder" });
  await expect.element(question).toHaveTextContent("adresine bir kez daha gönderilecek");
  await question.getByRole("button", { name: "Gönder" }).click();
  await expect.element(page.getByText(mailTexts.resent)).toBeVisible();
  expect(resend).toHaveBeenCalledExactlyOnceWith({ id: 7 });
});

test("a mail to a subscriber is sent again only if it has failed", async () => {
  const toSubscriber = (id: number, status: MailLog["status"]) => ({
    ...mail,
    ...{ templateSlug: "subscriber_post", id, status, recipientEmail: `${status}@example.org` },
  });
  await openScreen(adminPaths.logs, {
    admin: {
      pending: { held: () => [] },
      emailLogs: {
        list: () => onePage([toSubscriber(1, "sent"), toSubscriber(2, "failed")]),
        stats: () => ({ total: 2, sent: 1, failed: 1, pending: 0, successRate: 50 }),
        queue: () => ({ waiting: 0, failed: 1, oldestWaitingSeconds: 0 }),
      },
    },
  });
  const row = (status: string) => page.getByRole("row").filter({ hasText: `${status}@` });
  await rowMenu(row("failed")).click();
  await expect.element(page.getByRole("menuitem", { name: "Yeniden Gönder" })).toBeVisible();
  await expect.element(rowMenu(row("sent"))).not.toBeInTheDocument();
});

test("failed mails are closed, one or all, and say so", async () => {
  const failed = (id: number): MailLog => ({ ...mail, id, status: "failed", recipientEmail: `${id}@example.org` });
  let logs = [failed(1), failed(2), failed(3)];
  const decide = vi.fn(({ records }: DecideInput) => {
    logs = logs.map((one) => ({
      ...one,
      isClosed: one.isClosed || records.some(({ recordId }) => recordId === one.id),
    }));
    return { records, message: "Kapatıldı." };
  });
  await openScreen(adminPaths.failedMails, {
    admin: {
      pending: { held: () => [], decide },
      emailLogs: {
        list: () => onePage(logs),
        stats: () => ({ total: 3, sent: 0, failed: 3, pending: 0, successRate: 0 }),
        queue: () => ({ waiting: 0, failed: 3, oldestWaitingSeconds: 0 }),
      },
    },
  });
  await chooseRowAction(page.getByRole("row").filter({ hasText: "1@example.org" }), "Kapat");
  await expect.element(page.getByRole("row").filter({ hasText: "1@example.org" })).toHaveTextContent("kapatıldı");
  await page.getByRole("checkbox", { name: "Sayfadakilerin tümünü seç" }).click();
  await page.getByRole("region", { name: "Seçilenler" }).getByRole("button", { name: "Kapat" }).click();
  await expect.poll(() => logs.every(({ isClosed }) => isClosed)).toBe(true);
  expect(decide.mock.lastCall?.[0].records.map(({ recordId }) => recordId)).toEqual([2, 3]);
  await rowMenu(page.getByRole("row").filter({ hasText: "1@example.org" })).click();
  await expect.element(page.getByRole("menuitem", { name: "Yeniden Gönder" })).toBeVisible();
  expect(page.getByRole("menuitem", { name: "Kapat" }).elements()).toEqual([]);
});
