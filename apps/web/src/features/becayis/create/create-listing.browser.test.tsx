import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import type { OwnListing } from "@site/contract/becayis/board/listings/schema";
import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { choose } from "../testing/choose.ts";
import { makeOwnListing, makeSwapProfile, makeWaitingChange, reference } from "../testing/samples.ts";

const own = makeOwnListing();
const profile = makeSwapProfile();

const saved = { id: own.id, slug: own.slug, warning: null };
const submit = vi.fn((_: object) => ({ ...saved, message: becayisTexts.listingCreated }));
const update = vi.fn((_: object) => ({ ...saved, message: becayisTexts.listingUpdated }));
const save = vi.fn((_: object) => profile);

async function open(address: string, mine: OwnListing[], found: SwapProfile | null = profile): Promise<void> {
  submit.mockClear();
  update.mockClear();
  save.mockClear();
  await openPage(address, {
    reference,
    user: signIn(),
    becayis: {
      profile: { find: () => found, save },
      listings: { mine: () => mine, submit, update, list: () => onePage([]) },
      calendar: { get: () => ({ institution: null, today: "2026-11-26", windows: [], feedCreatedAt: null }) },
      results: { moved: () => ({ total: null, institutions: [] }) },
    },
  });
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog", { name: becayisTexts.profileIncomplete });
const wishes = () => page.getByRole("list", { name: "İstediğiniz yerler, tercih sırasıyla" });
const cities = () =>
  wishes()
    .getByRole("combobox", { name: /şehir$/i })
    .elements()
    .map((input) => (input instanceof HTMLInputElement ? input.value : ""));

test("without a profile a dialog asks for it, and what was typed before it stays", async () => {
  await open(paths.newListing, [], null);
  await expect.element(dialog()).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await field("Başlık").fill("Çankaya adliyesinden Iğdır’a becayiş");
  await button("İlanı Gönder").click();
  await expect.element(dialog()).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
  await dialog().getByRole("button", { name: "Profili Kaydet" }).click();
  await expect.element(field("Kurum")).toHaveAccessibleDescription(becayisTexts.currentInstitutionRequired);
  expect(dialog().getByText(becayisTexts.currentInstitutionRequired).elements()).toHaveLength(1);
  await expectNoViolations();
  await choose("Kurum", "adalet", "Adalet Bakanlığı");
  await choose("Pozisyon", "zabit kat", "Zabıt Kâtibi");
  await expect.element(field("İlçe")).toBeDisabled();
  await choose("Şehir", "ankara", "Ankara");
  await choose("İlçe", "cankaya", "Çankaya");
  await dialog().getByRole("button", { name: "Profili Kaydet" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(save.mock.lastCall?.[0]).toEqual({
    ...{ currentInstitution: "Adalet Bakanlığı", currentPosition: "Zabıt Kâtibi" },
    ...{ currentCity: "Ankara", currentDistrict: "Çankaya" },
  });
  await expect.element(field("Başlık")).toHaveValue("Çankaya adliyesinden Iğdır’a becayiş");
  await expect.element(field("Sunulan İlçe")).toHaveValue("Çankaya");
});

test("a listing takes its post from the profile, needs a place, and warns of contact details", async () => {
  await open(paths.newListing, []);
  for (const locked of ["Sunulan Kurum", "Sunulan Pozisyon", "Sunulan Şehir", "Sunulan İlçe", "İstenen Kurum"])
    await expect.element(field(locked)).toHaveAttribute("readonly");
  await field("Başlık").fill("Çankaya adliyesinden Iğdır’a becayiş");
  await button("İlanı Gönder").click();
  await expect.element(page.getByRole("link", { name: becayisTexts.wantedCityRequired })).toBeVisible();
  await choose("İstenen Şehir", "igdir", "Iğdır");
  await choose("İstenen İlçe", "tuz", "Tuzluca");
  await choose("İstenen Şehir", "izmir", "İzmir");
  await expect.element(field("İstenen İlçe")).toHaveValue("");
  await field("Açıklama").fill("Beni arayın: 0532 411 22 33");
  await expect.element(page.getByText(becayisTexts.contactWarning)).toBeVisible();
  await expectAccessible();
  submit.mockImplementationOnce(() => {
    const text = becayisTexts.wishTwice;
    throw callError({ code: "VALIDATION_FAILED", message: text, fields: { "wantedPlaces.0": text } });
  });
  await button("İlanı Gönder").click();
  await expect.element(field("İstenen İlçe")).toHaveAccessibleDescription(/Bu yer listenizde zaten var\./);
  await button("İlanı Gönder").click();
  await expect.element(page.getByText(becayisTexts.listingCreated)).toBeVisible();
  await expect.element(page.getByText("Henüz becayiş ilanı yok")).toBeVisible();
  await expect.poll(() => location.pathname).toBe(paths.board);
  expect(submit.mock.lastCall?.[0]).toMatchObject({
    title: "Çankaya adliyesinden Iğdır’a becayiş",
    wantedPlaces: [35],
  });
});

test("a member with a listing is led to it", async () => {
  await open(paths.newListing, [makeOwnListing({ approvalStatus: "pending" })]);
  await expect.element(page.getByText(becayisTexts.oneActive)).toBeVisible();
  await expect.element(page.getByText("Onaylanana kadar onu yalnızca siz görürsünüz.", { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "İlanımı Gör" }))
    .toHaveAttribute("href", paths.listing(own.slug));
  await expectAccessible();
});

test("a rejected listing says why and is sent again; a closed or missing one cannot be edited", async () => {
  const reason = "Başlıkta ili ve görevinizi de yazar mısınız?";
  await open(paths.editListing(own.id), [makeOwnListing({ approvalStatus: "rejected", rejectionReason: reason })]);
  await expect.element(page.getByRole("heading", { name: "İlanınız yayınlanmadı" })).toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expectAccessible();
  await field("Başlık").fill("Ankara’dan İzmir’e zabıt kâtibi becayişi");
  await button("Yeniden Gönder").click();
  await expect.element(page.getByText(becayisTexts.listingUpdated)).toBeVisible();
  expect(update.mock.lastCall?.[0]).toMatchObject({ id: own.id, title: "Ankara’dan İzmir’e zabıt kâtibi becayişi" });
  await open(paths.editListing(own.id), [makeOwnListing({ status: "completed" })]);
  await expect.element(page.getByText(becayisTexts.listingClosed)).toBeVisible();
  await open(paths.editListing(own.id), []);
  await expect.element(page.getByText(becayisTexts.listingNotFound)).toBeVisible();
  await expectNoViolations();
});

test("changed texts that wait are edited on, and a rejected change says why and is sent again", async () => {
  const change = makeWaitingChange({ title: "Ankara’dan İzmir’e, acele" });
  await open(paths.editListing(own.id), [makeOwnListing({ waitingChange: change })]);
  await expect.element(page.getByRole("heading", { name: "Bekleyen değişiklik" })).toBeVisible();
  await expect.element(field("Başlık")).toHaveValue(change.title);
  await expectAccessible();
  const reason = "Görevinizi de yazar mısınız?";
  await open(paths.editListing(own.id), [
    makeOwnListing({ rejectionReason: reason, waitingChange: { ...change, state: "rejected" } }),
  ]);
  await expect.element(page.getByRole("heading", { name: "Metin değişikliğiniz onaylanmadı" })).toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expectNoViolations();
  await button("Yeniden Gönder").click();
  await expect.poll(() => update.mock.lastCall?.[0]).toMatchObject({ id: own.id, title: change.title });
});

test("places are added, ordered by keyboard and by dragging, removed and put back; the draft keeps them", async () => {
  await open(paths.editListing(own.id), [own]);
  await button("Başka bir il de olur").click();
  await choose("2. tercih: şehir", "izmir", "İzmir");
  await button("Kaydet").click();
  await expect.element(field("2. tercih: ilçe")).toHaveAccessibleDescription(/Bu yer listenizde zaten var\./);
  expect(update).not.toHaveBeenCalled();
  await choose("2. tercih: şehir", "afyon", "Afyonkarahisar");
  expect(page.getByText(becayisTexts.wishTwice).elements()).toEqual([]);
  await button("Başka bir il de olur").click();
  await choose("3. tercih: şehir", "kahraman", "Kahramanmaraş");
  const up = page.getByRole("button", { name: "Yukarı taşı: Kahramanmaraş" });
  await up.click();
  await expect.element(page.getByText("Kahramanmaraş: 3 tercih içinde 2. sıra")).toBeInTheDocument();
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(cities()).toEqual(["Kahramanmaraş", "İzmir", "Afyonkarahisar"]);
  await expect.element(page.getByRole("button", { name: "Aşağı taşı: Kahramanmaraş" })).toHaveFocus();

  const [first, second] = wishes().getByRole("listitem").elements();
  const handle = first?.querySelector("[data-handle]");
  if (!handle || !second) throw new Error("the list has two places");
  const below = second.getBoundingClientRect().height * 0.75; // below the middle of the item
  await userEvent.dragAndDrop(handle, second, { targetPosition: { x: 20, y: below } });
  await expect.poll(cities).toEqual(["İzmir", "Kahramanmaraş", "Afyonkarahisar"]);
  await expectAccessible();

  await open(paths.editListing(own.id), [own]);
  await expect.poll(cities).toEqual(["İzmir", "Kahramanmaraş", "Afyonkarahisar"]);
  await page.getByRole("button", { name: "Çıkar: Kahramanmaraş" }).click();
  await expect.element(button("Geri Al")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(cities).toEqual(["İzmir", "Kahramanmaraş", "Afyonkarahisar"]);
  await button("Kaydet").click();
  await expect.element(page.getByText(becayisTexts.listingUpdated)).toBeVisible();
  await expect.element(page.getByText("Henüz becayiş ilanı yok")).toBeVisible();
  expect(update.mock.lastCall?.[0]).toMatchObject({
    wantedPlaces: [35, 46, 3],
  });
});

test("the profile is shown and edited in its place; a refusal keeps what was typed", async () => {
  await openPage(paths.swapProfile, {
    reference,
    user: signIn(),
    becayis: {
      profile: { find: () => makeSwapProfile({ isComplete: false, currentDistrict: null }), save },
      listings: { mine: () => [] },
      staff: { get: () => ({ institution: null, domains: [], verification: null, code: null, document: null }) },
      calendar: { get: () => ({ institution: null, today: "2026-11-26", windows: [], feedCreatedAt: null }) },
    },
  });
  const card = page.getByRole("region", { name: "Mevcut Görev" });
  await expect.element(card).toHaveTextContent(becayisTexts.profileIncomplete);
  await card.getByRole("button", { name: "Düzenle" }).click();
  await choose("İlçe", "cankaya", "Çankaya");
  await card.getByRole("checkbox", { name: /Yalnızca kurumu doğrulanmış/ }).click();
  await expectAccessible();
  save.mockClear();
  save.mockImplementationOnce(() => {
    throw callError({ code: "FORBIDDEN", message: becayisTexts.profileRefused });
  });
  await card.getByRole("button", { name: "Profili Kaydet" }).click();
  await expect.element(page.getByText(becayisTexts.profileRefused).first()).toBeVisible();
  await expect.element(field("İlçe")).toHaveValue("Çankaya");
  save.mockReturnValueOnce(makeSwapProfile({ acceptVerifiedOnly: true }));
  await card.getByRole("button", { name: "Profili Kaydet" }).click();
  await expect.element(card).toHaveTextContent("İlan vermeye hazır");
  await expect.element(card).toHaveTextContent("Kurumu doğrulanmış üyeler");
  await expect.element(card.getByRole("button", { name: "Düzenle" })).toHaveFocus();
  expect(save.mock.lastCall?.[0]).toMatchObject({ currentDistrict: "Çankaya", acceptVerifiedOnly: true });
});
