import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import type { AdminContact } from "@site/contract/becayis/board/moderation/admin-schema";
import type { Report } from "@site/contract/becayis/board/reports/admin-schema";
import { reportTexts } from "@site/contract/becayis/board/reports/labels";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { MOMENT, makeListing, posts } from "../../testing/browser/board-samples.ts";
import { chooseRowAction } from "../../testing/browser/choose-row-action.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";
import { press } from "../../testing/browser/press.ts";

const adminListing = makeListing();

const contact: AdminContact = {
  ...{ id: 1, status: "pending", contactType: "request", message: "Görüşebilir miyiz?" },
  ...{ createdAt: MOMENT, updatedAt: MOMENT },
  listing: { title: adminListing.title, ...posts },
  requester: { name: "Efe Özyürek", phone: "+90 532 000 99 88" },
  listingOwner: { name: "Elif Kaya", phone: null },
};
const report: Report = {
  ...{ kind: "contact", id: 4, reason: "Para istedi.", reporter: "Elif Kaya", reported: "Efe Özyürek" },
  ...{ createdAt: MOMENT, resolvedAt: null, resolution: null, resolutionNote: "" },
  listing: { id: 1, title: adminListing.title },
  messages: [{ id: 1, sender: "Efe Özyürek", body: "Önce para gönderin.", createdAt: MOMENT }],
};
const onListing: Report = { ...report, kind: "listing", id: 5, reason: "Bu ilan gerçek değil.", messages: [] };
const dialog = () => page.getByRole("dialog");

test("a contact record shows its people and message, and is deleted after a question", async () => {
  const list = vi.fn(() => onePage([contact]));
  const remove = vi.fn((_: object) => ({ message: adminBecayisTexts.contactRemoved }));
  await openScreen(adminPaths.contacts, { admin: { becayis: { contacts: { list, remove } } } });
  const row = page.getByRole("row").filter({ hasText: "Efe Özyürek → Elif Kaya" });
  await expect.element(row).toHaveTextContent(/İstek.*Bekliyor/);
  await row.getByRole("button", { name: "Efe Özyürek → Elif Kaya", exact: true }).click();
  await expect.element(page.getByText("Efe Özyürek, +90 532 000 99 88")).toBeVisible();
  await expect.element(page.getByText("Elif Kaya, telefon numarası yok")).toBeVisible();
  await expectAccessible();
  await chooseRowAction(row, "Sil");
  await expect.element(dialog()).toHaveTextContent(`(${adminListing.title}) mesajlarıyla silinecek`);
  list.mockImplementation(() => onePage([]));
  await dialog().getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText("Henüz iletişim kaydı yok")).toBeVisible();
  expect(remove.mock.lastCall?.[0]).toEqual({ id: contact.id });
  await expectNoViolations();
});

test("a report shows the conversation and is resolved by what fits its kind", async () => {
  const list = vi.fn(() => onePage([report, onListing]));
  const resolve = vi.fn((_: object) => ({ message: reportTexts.resolved }));
  await openScreen(adminPaths.reports, { admin: { becayis: { reports: { list, resolve } } } });
  const [first, second] = [page.getByRole("article").first(), page.getByRole("article").last()];
  await expect.element(first).toHaveTextContent(/Para istedi\..*Önce para gönderin\./);
  expect(first.getByRole("button", { name: "İlanı Duraklat" }).elements()).toEqual([]);
  await expectAccessible();
  await second.getByRole("button", { name: "İlanı Duraklat" }).click();
  await dialog().getByLabelText("Not").fill("Kurumu yanlış.");
  await expectNoViolations();
  resolve.mockImplementationOnce(() => {
    throw callError({ code: "TOO_MANY_REQUESTS", message: reportTexts.resolveFailed });
  });
  await dialog().getByRole("button", { name: "Duraklat" }).click();
  await expect.element(dialog()).toHaveTextContent(reportTexts.resolveFailed);
  await expect.element(dialog().getByLabelText("Not")).toHaveValue("Kurumu yanlış.");
  const resolved = { resolvedAt: MOMENT, resolution: "paused" as const, resolutionNote: "Kurumu yanlış." };
  list.mockReturnValue(onePage([{ ...onListing, ...resolved }]));
  await press(dialog().getByRole("button", { name: "Duraklat" }));
  await expect.element(page.getByText(/İlan duraklatıldı .*: Kurumu yanlış\./)).toBeVisible();
  expect(resolve.mock.lastCall?.[0]).toEqual({ kind: "listing", id: 5, action: "pause", note: "Kurumu yanlış." });
});
