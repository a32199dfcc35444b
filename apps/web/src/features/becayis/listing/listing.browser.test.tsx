import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectLargeTargets } from "@site/browser/testing/expect-accessible";
import type { EndedListing } from "@site/contract/becayis/board/landing/schema";
import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { boardTexts } from "@site/contract/becayis/board-labels";
import { becayisTexts, contactRequestTexts } from "@site/contract/becayis/labels";
import { staffTexts } from "@site/contract/becayis/papers/staff/labels";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { makeListing, makeOwnListing, makeRevealedListing } from "../testing/samples.ts";

const listing = makeListing();
const own = makeOwnListing();

const getBySlug = vi.fn<() => Listing>();
const create = vi.fn((_: { listingId: number | string; message?: unknown }) => ({
  ...{ id: 3, warning: null },
  message: contactRequestTexts.sent,
}));
const report = vi.fn((_: { id: number | string; reason: string }) => ({ message: becayisTexts.reported }));

async function open(found: Listing, isOwn = false): Promise<void> {
  getBySlug.mockReset().mockReturnValue(found);
  create.mockClear();
  report.mockClear();
  await openPage(paths.listing(listing.slug), {
    user: signIn(),
    becayis: {
      listings: { getBySlug, report, mine: () => (isOwn ? [own] : []), countView: () => undefined },
      contactRequests: { create },
    },
  });
}
const side = () => page.getByRole("complementary", { name: "İlan bilgileri" });
const dialog = () => page.getByRole("dialog");
/** Replaces `navigator.share`; undefined stands for a device without a share dialog. */
const setShare = (value: ((data: ShareData) => Promise<void>) | undefined) =>
  Object.defineProperty(navigator, "share", { value, configurable: true });

test("a listing shows its posts, its places in order and its owner's initial", async () => {
  const wishes = ["İzmir", "Bursa"].map((city) => ({ city, district: null }));
  await open(makeListing({ wishes, verifiedMonth: "2026-11" }));
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(listing.title);
  await expect.element(page.getByText("Kurumu doğrulandı · Kasım 2026")).toBeVisible();
  expect(
    page
      .getByRole("definition")
      .getByRole("listitem")
      .elements()
      .map((item) => item.textContent),
  ).toEqual(["İzmir", "Bursa"]);
  await expect.element(side()).toHaveTextContent("Zeynep I***");
  await expect.element(side().getByRole("button", { name: "Paylaş" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Ankara’dan Bursa’ya becayiş ilanları" }))
    .toHaveAttribute("href", "/becayis/ankara-bursa");
  await expectAccessible();
  await expectLargeTargets();
});

test("a listing is handed on by the device, by WhatsApp, as its address and on paper", async () => {
  const wishes = ["İzmir", "Muş"].map((city) => ({ city, district: null }));
  const share = vi.fn((_: ShareData) => Promise.resolve());
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  setShare(share);
  await open(makeListing({ wishes, title: "Acil becayiş" }));
  const menu = side().getByRole("button", { name: "Paylaş: Acil becayiş" });
  await expect.element(menu).toHaveAttribute("aria-expanded", "false");
  expect(document.querySelector("a[href*='wa.me']")).toBeNull();
  await menu.click();
  await expectAccessible();
  const url = "http://localhost/becayis/ilan/ankaradan-izmire?utm_source=paylasim";
  const text = "Adalet Bakanlığı, Zabıt Kâtibi: Ankara’dan İzmir’e (+1 il) becayiş ilanı";
  await side().getByRole("button", { name: "Cihazın paylaşma penceresi" }).click();
  expect(share.mock.lastCall).toEqual([{ title: "Acil becayiş", text, url }]);
  await expect
    .element(side().getByRole("link", { name: "WhatsApp ile gönder" }))
    .toHaveAttribute("href", `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`);
  await side().getByRole("button", { name: "Adresi kopyala" }).click();
  expect(writeText.mock.lastCall).toEqual([url]);
  await expect.element(page.getByRole("status").getByText("İlanın adresi kopyalandı.")).toBeVisible();
  await expect
    .element(side().getByRole("link", { name: "Panoya asmak için yazdır" }))
    .toHaveAttribute("href", "/becayis/ilan/ankaradan-izmire/afis");
  Reflect.deleteProperty(navigator, "share");
});

test("a device without a share dialog shows the other ways to share", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  setShare(undefined);
  await open(listing);
  await side().getByRole("button", { name: "Paylaş" }).click();
  await expect.element(side().getByRole("link", { name: "WhatsApp ile gönder" })).toBeVisible();
  await expect.element(side().getByRole("button", { name: "Cihazın paylaşma penceresi" })).not.toBeInTheDocument();
  await side().getByRole("button", { name: "Adresi kopyala" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("http://localhost/becayis/ilan/ankaradan-izmire");
  Reflect.deleteProperty(navigator, "share");
});

test("those who work at a wanted place are led to the question, filled in the other way round", async () => {
  const wishes = ["İzmir", "Muş"].map((city) => ({ city, district: null }));
  await open(makeListing({ wishes }));
  const post = "kurum=adalet-bakanligi&unvan=zabit-katibi";
  await expect
    .element(page.getByRole("link", { name: "Ben İzmir’deyim" }))
    .toHaveAttribute("href", `/becayis/sor?${post}&nereden=izmir&nereye=ankara`);
  await expect
    .element(page.getByRole("link", { name: "Ben Muş’tayım" }))
    .toHaveAttribute("href", `/becayis/sor?${post}&nereden=mus&nereye=ankara`);
});

test("the head names institution, post and way, whatever the title says, and has a card of its own", async () => {
  await open(makeListing({ title: "Acil becayiş", description: "" }));
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Acil becayiş");
  expect(document.title).toBe("Ankara → İzmir becayiş: Zabıt Kâtibi, Adalet Bakanlığı | Hukuk ve Yazılım");
  const contentOf = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute("content");
  await expect
    .poll(() => contentOf("description"))
    .toBe("Adalet Bakanlığı, Zabıt Kâtibi: Ankara’dan İzmir’e becayiş ilanı. Acil becayiş");
});

test("a request is written in a dialog, which warns of contact details and keeps what was refused", async () => {
  await open(listing);
  await side().getByRole("button", { name: "İletişime Geç" }).click();
  await expect.element(page.getByRole("dialog", { name: "İletişim isteği" })).toHaveTextContent(listing.title);
  await dialog().getByLabelText("Mesaj").fill("Beni arayın: 0532 000 99 88");
  await expect.element(dialog().getByText(becayisTexts.contactWarning)).toBeVisible();
  await expectAccessible();
  create.mockImplementationOnce(() => {
    throw callError({ code: "FORBIDDEN", message: staffTexts.verifiedOnly });
  });
  await dialog().getByRole("button", { name: "Gönder" }).click();
  await expect.element(dialog().getByText(staffTexts.verifiedOnly)).toBeVisible();
  await expect.element(dialog().getByLabelText("Mesaj")).toHaveValue("Beni arayın: 0532 000 99 88");
  getBySlug.mockReturnValue(makeListing({ contactRequestStatus: "pending" }));
  await dialog().getByRole("button", { name: "Gönder" }).click();
  await expect.element(side().getByRole("button", { name: "İstek Gönderildi" })).toBeDisabled();
  await expect.element(page.getByText(contactRequestTexts.sent)).toBeVisible();
  expect(create.mock.lastCall?.[0]).toEqual({ listingId: listing.id, message: "Beni arayın: 0532 000 99 88" });
  await expectAccessible();
});

test("an accepted request shows who it is, and a rejected one what else can be done", async () => {
  await open(makeRevealedListing({ contactRequestStatus: "accepted" }));
  await expect.element(side()).toHaveTextContent("Zeynep Işık");
  await expect.element(side().getByRole("link", { name: "Kabul Edildi" })).toHaveAttribute("href", paths.sentRequests);
  await open(makeListing({ contactRequestStatus: "rejected" }));
  await expect.element(side().getByRole("button", { name: "Reddedildi" })).toBeDisabled();
  await expect
    .element(
      side()
        .last()
        .getByRole("link", { name: /Benzer ilanları/ }),
    )
    .toHaveAttribute("href", paths.alerts);
});

test("a listing is reported with a reason, by keyboard", async () => {
  await open(listing);
  await side().getByRole("button", { name: "Bildir" }).click();
  await dialog().getByRole("button", { name: "Bildir" }).click();
  await expect.element(dialog().getByRole("alert")).toHaveTextContent(becayisTexts.reportReasonRequired);
  await expectAccessible();
  await dialog().getByLabelText("Bildirme nedeni").fill("Bu ilan gerçek değil.");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(becayisTexts.reported)).toBeVisible();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(report.mock.lastCall?.[0]).toEqual({ id: listing.id, reason: "Bu ilan gerçek değil." });
});

test("the owner sees the state of the own listing and can edit it", async () => {
  await open(makeRevealedListing({ approvalStatus: "pending", publishedAt: null }), true);
  await expect.element(page.getByText("Kendi İlanınız")).toBeVisible();
  await expect.element(page.getByText("Onay: Onay Sürecinde")).toBeVisible();
  await expect.element(side()).toHaveTextContent("Henüz yayınlanmadı");
  await expect
    .element(side().getByRole("link", { name: "Düzenle" }))
    .toHaveAttribute("href", paths.editListing(own.id));
  await expectAccessible();
});

test("a listing that is not there leads back to the board, and one that failed is read again", async () => {
  getBySlug.mockReset().mockImplementation(() => {
    throw callError({ code: "NOT_FOUND", message: boardTexts.listingNotFound });
  });
  const ended = vi.fn<() => EndedListing>(() => {
    throw callError({ code: "NOT_FOUND", message: boardTexts.listingNotFound });
  });
  const answers = { becayis: { listings: { getBySlug, countView: () => undefined }, landing: { ended } } };
  await openPage(paths.listing(listing.slug), answers);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(boardTexts.listingNotFound);
  await expect.element(page.getByRole("link", { name: "İlanlara dön" })).toHaveAttribute("href", paths.board);
  await expectAccessible();
  await expectLargeTargets();
  const [ankara, izmir] = [
    { name: "Ankara", slug: "ankara" },
    { name: "İzmir", slug: "izmir" },
  ];
  ended.mockReturnValue({
    institution: { name: "Sağlık Bakanlığı", slug: "saglik-bakanligi" },
    position: { name: "Hemşire", slug: "hemsire" },
    ...{ from: ankara, to: izmir },
  });
  await openPage(paths.listing("biten-ilan"), answers);
  await expect
    .element(page.getByRole("link", { name: "Ankara’dan İzmir’e Hemşire becayiş ilanları" }))
    .toHaveAttribute("href", "/becayis/kurum/saglik-bakanligi/hemsire/ankara-izmir");
  getBySlug.mockImplementation(() => {
    throw callError({ code: "INTERNAL", message: "" });
  });
  await openPage(paths.listing("baska-bir-ilan"), answers);
  await expect.element(page.getByText(boardTexts.listingFailed)).toBeVisible();
  await expectAccessible();
  getBySlug.mockReset().mockReturnValue(listing);
  await page.getByRole("button", { name: "Tekrar Dene" }).click();
  await expect.element(page.getByText(listing.title, { exact: true }).first()).toBeVisible();
});

/** Returns the breadcrumb in the head: each step's name and address. */
function readCrumbs(): unknown[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent);
  const list = scripts.map((text) => JSON.parse(text)).find((data) => data["@type"] === "BreadcrumbList");
  return list ? list.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item]) : [];
}

test("the breadcrumb leads through the pages of its institution, post and way, in the head too", async () => {
  const title = `${"Ankara’dan İzmir’e ".repeat(5)}becayiş`;
  await open(makeListing({ title }));
  const crumbs = page.getByRole("navigation", { name: "Sayfa yolu" });
  const group = "/becayis/kurum/adalet-bakanligi";
  const steps = [
    ["Becayiş", paths.board],
    ["Adalet Bakanlığı", group],
    ["Zabıt Kâtibi", `${group}/zabit-katibi`],
    ["Ankara → İzmir", `${group}/zabit-katibi/ankara-izmir`],
  ] as const;
  for (const [name, href] of steps)
    await expect.element(crumbs.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  const inHead = ["Ana Sayfa", ...steps.map(([name]) => name), title];
  await expect.poll(() => readCrumbs().map((step) => Array.isArray(step) && step[0])).toEqual(inHead);
  await expectAccessible();
});

test("a swap within a province leads to the province's page", async () => {
  const wishes = [{ city: "Ankara", district: "Polatlı" }];
  await open(makeListing({ offerDistrict: "Çankaya", wantedCity: "Ankara", wantedDistrict: "Polatlı", wishes }));
  const link = page.getByRole("navigation", { name: "Sayfa yolu" }).getByRole("link", { name: "Ankara" });
  await expect.element(link).toHaveAttribute("href", "/becayis/kurum/adalet-bakanligi/zabit-katibi/ankara");
  await expect
    .element(page.getByRole("link", { name: "Ankara becayiş ilanları" }))
    .toHaveAttribute("href", "/becayis?sehir=ankara");
});
