import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import { subscriberTexts } from "@site/contract/readers/subscribers/list/labels";
import type { SubscriberPage, SubscriberRow } from "@site/contract/readers/subscribers/list/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { chooseRowAction } from "../../testing/browser/choose-row-action.ts";
import { openScreen } from "../../testing/browser/open-screen.tsx";

const reader: SubscriberRow = {
  id: 1,
  email: "okur@example.org",
  state: "active",
  frequency: "weekly",
  categories: ["Bilirkişilik"],
  consentAt: "2026-11-20T09:00:00.000Z",
  consentSource: "article",
  consentText: "Yeni yazıların e-postama gelmesini istiyorum.",
  consentProof: "",
  endedAt: null,
  createdAt: "2026-11-20T08:59:00.000Z",
};
const imported: SubscriberRow = {
  ...reader,
  id: 2,
  email: "davetli@example.org",
  frequency: "each",
  categories: [],
  consentSource: "import",
  consentProof: "2026 konferans listesi, 14. satır",
};
const waiting: SubscriberRow = { ...reader, id: 3, email: "bekleyen@example.org", state: "pending", consentAt: null };

let stored: SubscriberRow[] = [];
const find = vi.fn((input: { search?: string | undefined; state?: string | undefined }): SubscriberPage => {
  const { search = "", state } = input;
  const found = stored.filter((each) => each.email.includes(search) && (state ?? each.state) === each.state);
  const counts = { pending: 1, active: 2, left: 0, bounced: 0 };
  return { ...onePage(found), counts };
});
const remove = vi.fn(({ id }: { id: number }) => {
  stored = stored.filter((each) => each.id !== id);
  return { message: subscriberTexts.deleted };
});

async function open(rows = [reader, imported, waiting]) {
  stored = rows;
  for (const call of [find, remove]) call.mockClear();
  await openScreen(adminPaths.subscribers, { admin: { subscribers: { page: find, remove } } });
}

const row = (email: string) => page.getByRole("row").filter({ hasText: email });

test("each subscriber has state, choice and consent with its proof", async () => {
  await open();
  await expect
    .element(row("okur@"))
    .toHaveTextContent(/Takip ediyor.*Haftada bir.*Bilirkişilik.*20 Kasım 2026, Yazının altı/);
  await expect.element(row("davetli@")).toHaveTextContent(/Hepsi.*İçe aktarma, 2026 konferans listesi, 14\. satır/);
  await expect.element(row("bekleyen@")).toHaveTextContent(/Onay bekliyor.*Bekleniyor/);
  await expectAccessible();
});

test("search and state are asked for; a search without a hit says so", async () => {
  await open();
  const search = page.getByPlaceholder("E-posta adresi ara…");
  await search.fill("davetli");
  await expect.element(row("okur@")).not.toBeInTheDocument();
  await expect.element(row("davetli@")).toBeVisible();
  await search.fill("yok@");
  await expect.element(page.getByText("Abone bulunamadı")).toBeVisible();
  await search.fill("");
  await page.getByLabelText("Durum").selectOptions("Onay bekliyor");
  await expect.poll(() => find.mock.lastCall?.[0]).toMatchObject({ state: "pending" });
  await expect.element(row("okur@")).not.toBeInTheDocument();
  await expect.element(row("bekleyen@")).toBeVisible();
});

test("without subscribers the screen says where they come from", async () => {
  await open([]);
  await expect.element(page.getByText("Henüz abone yok")).toBeVisible();
  await expectAccessible();
});

test("a list that cannot be read is read again on request", async () => {
  find.mockImplementationOnce(() => {
    throw callError({ code: "INTERNAL", message: "relation missing" });
  });
  stored = [reader];
  await openScreen(adminPaths.subscribers, { admin: { subscribers: { page: find } } });
  await expect.element(page.getByText("Aboneler yüklenemedi")).toBeVisible();
  await page.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(row("okur@")).toBeVisible();
});

test("a subscriber is deleted after a question that names the address", async () => {
  await open();
  await chooseRowAction(row("okur@"), "Sil");
  const dialog = page.getByRole("dialog", { name: "Aboneyi Sil" });
  await expect.element(dialog).toHaveTextContent(/okur@example\.org.*kalıcı olarak silinecek/);
  await expectNoViolations();
  await dialog.getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText(subscriberTexts.deleted)).toBeVisible();
  await expect.element(row("okur@")).not.toBeInTheDocument();
  expect(remove.mock.calls).toEqual([[{ id: 1 }]]);
});
