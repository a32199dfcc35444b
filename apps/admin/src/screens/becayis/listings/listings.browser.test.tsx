import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import { adminPaths } from "@site/contract/admin-paths";
import type { AdminListing } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import type { Page } from "@site/contract/common/paging";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { makeListing, makeListingDetails } from "../../../testing/browser/board-samples.ts";
import { chooseRowAction, rowMenu } from "../../../testing/browser/choose-row-action.ts";
import { openScreen } from "../../../testing/browser/open-screen.tsx";
import { press } from "../../../testing/browser/press.ts";

const adminListing = makeListing();
const listingDetails = makeListingDetails();

const list = vi.fn<(input: object) => Page<AdminListing>>();
const get = vi.fn(() => listingDetails);
const correct = vi.fn((_: object) => ({ message: adminBecayisTexts.corrected }));
const setStatus = vi.fn((_: object) => ({ message: adminBecayisTexts.statusUpdated }));
const remove = vi.fn((_: object) => ({ message: adminBecayisTexts.listingRemoved }));

async function open(listings: AdminListing[], query = ""): Promise<void> {
  list.mockReset().mockReturnValue(onePage(listings));
  const provinces = () => [{ id: 36, name: "Kars", slug: "kars" }];
  await openScreen(adminPaths.listings + query, {
    reference: { provinces },
    admin: { becayis: { listings: { list, get, correct, setStatus, remove } } },
  });
}
const row = () => page.getByRole("row").filter({ hasText: adminListing.title });
const dialog = () => page.getByRole("dialog");
const act = (name: string) => chooseRowAction(row(), name);

test("listings are searched and filtered by the address, and their numbers shown", async () => {
  await open([adminListing], "?durum=active&sehir=kars&ara=elif");
  await expect.element(row()).toHaveTextContent(/Elif Kaya.*Aktif.*1\.24021/);
  await expect.poll(() => list.mock.lastCall?.[0]).toEqual({ page: 1, search: "elif", status: "active", city: "kars" });
  await expectAccessible();
  await row().getByRole("button", { name: adminListing.title, exact: true }).click();
  await expect
    .element(dialog().getByRole("link", { name: /Panodaki sayfasını/ }))
    .toHaveAttribute("href", paths.listing(adminListing.slug));
  await expectAccessible();
});

test("a correction is refused while others change the listing, keeps what was typed, and returns to the row", async () => {
  await open([adminListing]);
  await act("Düzenle");
  await dialog().getByLabelText("Başlık").fill("Kars");
  await dialog().getByRole("button", { name: "Kaydet" }).click();
  await expect.element(dialog()).toHaveTextContent(becayisTexts.titleTooShort);
  await expectAccessible();
  await dialog().getByLabelText("Başlık").fill("Kars ile Uşak arasında hemşire becayişi");
  correct.mockImplementationOnce(() => {
    throw callError({ code: "CONFLICT", message: adminBecayisTexts.changedMeanwhile });
  });
  await dialog().getByRole("button", { name: "Kaydet" }).click();
  await expect.element(page.getByText(adminBecayisTexts.changedMeanwhile).first()).toBeVisible();
  await expect.element(dialog().getByLabelText("Başlık")).toHaveValue("Kars ile Uşak arasında hemşire becayişi");
  await press(dialog().getByRole("button", { name: "Kaydet" }));
  await expect.element(page.getByText(adminBecayisTexts.corrected)).toBeVisible();
  await expect.element(rowMenu(row())).toHaveFocus();
  expect(correct.mock.lastCall?.[0]).toMatchObject({
    ...{ id: 1, version: listingDetails.version },
    title: "Kars ile Uşak arasında hemşire becayişi",
  });
});

test("a listing is paused, activated and deleted, each with its name in the question", async () => {
  await open([adminListing]);
  await act("Duraklat");
  await expect.element(dialog()).toHaveTextContent(adminListing.title);
  await dialog().getByLabelText("Gerekçe").fill("Yanlış kurum.");
  await expectNoViolations();
  list.mockReturnValue(onePage([makeListing({ status: "paused" })]));
  await dialog().getByRole("button", { name: "Duraklat" }).click();
  await expect.element(row()).toHaveTextContent("Duraklatıldı");
  expect(setStatus.mock.lastCall?.[0]).toEqual({ id: 1, status: "paused", reason: "Yanlış kurum." });
  await act("Etkinleştir");
  await expect.poll(() => setStatus.mock.lastCall?.[0]).toEqual({ id: 1, status: "active" });
  await act("Sil");
  await expect.element(dialog()).toHaveTextContent("Bu işlem geri alınamaz.");
  remove.mockImplementationOnce(() => {
    list.mockReturnValue(onePage([])); // set after the change, because the list may be fetched once more before it
    return { message: adminBecayisTexts.listingRemoved };
  });
  await dialog().getByRole("button", { name: "Sil" }).click();
  await expect.element(page.getByText("Henüz ilan yok")).toBeVisible();
  await expectAccessible();
});

test("a filter without a fitting listing says so, and a failed list is loaded again", async () => {
  await open([], "?durum=expired");
  await expect.element(page.getByText("İlan bulunamadı")).toBeVisible();
  await expectNoViolations();
  list.mockImplementation(() => {
    throw callError({ code: "INTERNAL", message: "" });
  });
  await page.getByRole("searchbox", { name: "Ara" }).fill("kars");
  const failed = page.getByRole("alert").filter({ hasText: becayisTexts.listingsFailed });
  await expect.element(failed).toBeVisible();
  await expectNoViolations();
  list.mockReset().mockReturnValue(onePage([adminListing]));
  await failed.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(row()).toBeVisible();
});
