import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { adminPaths } from "@site/contract/admin-paths";
import type { CannedReason, PendingListing } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { pendingTexts } from "@site/contract/inbox/pending/labels";
import type { DecideInput } from "@site/contract/inbox/pending/schema";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { MOMENT, makePendingListing } from "../../../testing/browser/board-samples.ts";
import { openScreen } from "../../../testing/browser/open-screen.tsx";
import { press } from "../../../testing/browser/press.ts";

const pendingListing = makePendingListing();

const canned = "Metinde telefon numarası var.";
const pending = vi.fn<() => PendingListing[]>();
const reasons = vi.fn<() => CannedReason[]>();
const decide = vi.fn(({ records }: DecideInput) => ({
  records: records.map(({ kind, recordId }) => ({ kind, recordId })),
  message: adminBecayisTexts.approvalHeld,
}));
const takeBack = vi.fn((_: object) => ({ count: 1, message: pendingTexts.takenBack(1, 1) }));
const reject = vi.fn((_: object) => ({ message: adminBecayisTexts.rejected }));
const create = vi.fn((_: { text: string }) => ({ id: 2, message: adminBecayisTexts.cannedReasonSaved }));
const update = vi.fn((_: object) => ({ message: adminBecayisTexts.cannedReasonSaved }));
const remove = vi.fn((_: object) => ({ message: adminBecayisTexts.cannedReasonRemoved }));

async function open(listings: PendingListing[], stored: CannedReason[] = []): Promise<void> {
  pending.mockReset().mockReturnValue(listings);
  reasons.mockReset().mockReturnValue(stored);
  await openScreen(adminPaths.approvals, {
    admin: {
      pending: { held: () => [], decide, takeBack },
      becayis: {
        listings: { pending, reject },
        reasons: { list: reasons, create, update, remove },
      },
    },
  });
}
const card = () => page.getByRole("article", { name: pendingListing.title });
const dialog = () => page.getByRole("dialog");

test("a listing is rejected with a stored reason, by keyboard; without a reason the question stays", async () => {
  await open([pendingListing], [{ id: 2, text: canned }]);
  await expect.element(card()).toHaveTextContent(/Elif Kaya.*Beni arayın\./);
  await expectAccessible();
  await press(card().getByRole("button", { name: "Reddet" }));
  await dialog().getByRole("button", { name: "Reddet" }).click();
  await expect.element(dialog()).toHaveTextContent(adminBecayisTexts.reasonRequired);
  await expectNoViolations();
  await dialog().getByLabelText("Hazır gerekçe").selectOptions(canned);
  await expect.element(dialog().getByLabelText("Red gerekçesi")).toHaveValue(canned);
  pending.mockReturnValue([]);
  await dialog().getByRole("button", { name: "Reddet" }).click();
  await expect.element(page.getByText("Onay bekleyen ilan yok")).toBeVisible();
  expect(reject.mock.lastCall?.[0]).toEqual({ id: 1, reason: canned, submittedAt: MOMENT });
  await expectNoViolations();
});

test("what changed since the last review is shown; what the server does not get keeps its note", async () => {
  await open([makePendingListing({ reviewed: { ...pendingListing.texts, description: "Arayın." } })]);
  const changes = card().getByRole("region", { name: "Son incelemeden bu yana değişenler" });
  await expect.element(changes).toHaveTextContent(/Açıklama.*Beni/);
  await expectAccessible();
  await card().getByRole("button", { name: "Onayla" }).click();
  await dialog().getByLabelText("Yönetici notu").fill("Hayırlı olsun.");
  decide.mockImplementationOnce(() => {
    throw new TypeError("not reached");
  });
  await dialog().getByRole("button", { name: "Onayla" }).click();
  await expect.element(dialog()).toHaveTextContent("Bağlantınızı kontrol edip yeniden deneyin.");
  await expect.element(dialog().getByLabelText("Yönetici notu")).toHaveValue("Hayırlı olsun.");
  decide.mockImplementationOnce(() => {
    throw callError({ code: "CONFLICT", message: adminBecayisTexts.changedMeanwhile });
  });
  await press(dialog().getByRole("button", { name: "Onayla" }));
  await expect.element(page.getByText(adminBecayisTexts.changedMeanwhile)).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(decide.mock.lastCall?.[0]).toEqual({
    records: [{ kind: "listing", recordId: 1, adminNote: "Hayırlı olsun.", submittedAt: MOMENT }],
  });
});

test("an approval is held with its note, and is taken back from where it is told", async () => {
  await open([pendingListing]);
  await press(card().getByRole("button", { name: "Onayla" }));
  await dialog().getByLabelText("Yönetici notu").fill("Hayırlı olsun.");
  pending.mockReturnValue([]);
  await dialog().getByRole("button", { name: "Onayla" }).click();
  await expect.element(page.getByText(adminBecayisTexts.approvalHeld)).toBeVisible();
  await expect.element(page.getByText("Onay bekleyen ilan yok")).toBeVisible();
  expect(decide.mock.lastCall?.[0]).toEqual({
    records: [{ kind: "listing", recordId: 1, adminNote: "Hayırlı olsun.", submittedAt: MOMENT }],
  });
  pending.mockReturnValue([pendingListing]);
  await page.getByRole("button", { name: "Geri Al" }).click();
  await expect.element(page.getByText(pendingTexts.takenBack(1, 1))).toBeVisible();
  await expect.element(card()).toBeVisible();
  expect(takeBack.mock.lastCall?.[0]).toEqual({ actions: [{ kind: "listing", recordId: 1 }] });
});

test("changed texts of a listing on the board are compared with those it shows", async () => {
  const title = "Ankara’dan İzmir’e, acele";
  const change = makePendingListing({ title, texts: { ...pendingListing.texts, title }, isChange: true });
  await open([{ ...change, reviewed: pendingListing.texts }]);
  const article = page.getByRole("article", { name: title });
  await expect.element(article).toHaveTextContent("Yayındaki ilanın metin değişikliği");
  await expect
    .element(article.getByRole("region", { name: "Panodaki metne göre değişenler" }))
    .toHaveTextContent(/Başlık.*acele/);
  await expectAccessible();
  await article.getByRole("button", { name: "Reddet" }).click();
  await expect.element(dialog()).toHaveTextContent("panoda önceki metniyle kalacak");
});

test("many listings stand on pages of twenty and are found by title or name", async () => {
  await open(
    Array.from({ length: 21 }, (_, index) => makePendingListing({ id: index + 1, title: `${index + 1}. ilan` })),
  );
  await expect.poll(() => page.getByRole("article").elements().length).toBe(20);
  await expect.element(page.getByText("21 ilan onay bekliyor")).toBeVisible();
  await page.getByRole("button", { name: "Sayfa 2" }).click();
  await expect.element(page.getByRole("article", { name: "21. ilan" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Ara" }).fill("7. İLAN");
  await expect.poll(() => page.getByRole("article").elements().length).toBe(2);
});

test("stored reasons are added, changed and deleted", async () => {
  await open([]);
  await page.getByRole("button", { name: "Hazır Gerekçeler" }).click();
  await expect.element(dialog()).toHaveTextContent("Sık kullandığınız red gerekçelerini buraya yazabilirsiniz.");
  await dialog().getByRole("button", { name: "Yeni Gerekçe" }).click();
  await expect.element(dialog().getByRole("textbox", { name: "Gerekçe" })).toHaveFocus();
  await dialog().getByRole("button", { name: "Kaydet" }).click();
  await expect.element(dialog()).toHaveTextContent(adminBecayisTexts.cannedReasonRequired);
  await expectAccessible();
  await dialog().getByRole("textbox", { name: "Gerekçe" }).fill(canned);
  reasons.mockReturnValue([{ id: 2, text: canned }]);
  await dialog().getByRole("button", { name: "Kaydet" }).click();
  await expect.element(dialog().getByRole("listitem")).toHaveTextContent(canned);
  expect(create.mock.lastCall?.[0]).toEqual({ text: canned });
  await expectNoViolations();
  await dialog()
    .getByRole("button", { name: `Sil: ${canned}` })
    .click();
  const question = page.getByRole("dialog", { name: "Hazır Gerekçeyi Sil" });
  await expect.element(question).toHaveTextContent(canned);
  reasons.mockReturnValue([]);
  await question.getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText(adminBecayisTexts.cannedReasonRemoved)).toBeVisible();
});
