import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import { onePage } from "@site/browser/testing/one-page";
import type { OwnListing } from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { makeOwnListing, makeSwapProfile, makeWaitingChange, reference } from "../testing/samples.ts";

const own = makeOwnListing();
const profile = makeSwapProfile();

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const mine = vi.fn<() => OwnListing[]>();
const setStatus = vi.fn((_: { id: number | string; status: string }) => ({ message: becayisTexts.statusUpdated }));
const renew = vi.fn(() => ({
  ...{ slug: own.slug, title: own.title, expiresAt: inDays(90) },
  message: becayisTexts.renewed(90),
}));
const remove = vi.fn(() => ({ message: becayisTexts.listingRemoved }));

async function open(...listings: OwnListing[]): Promise<void> {
  mine.mockReset().mockReturnValue(listings);
  setStatus.mockClear();
  await openPage(paths.board, {
    reference,
    user: signIn(),
    becayis: {
      listings: { mine, setStatus, renew, remove, list: () => onePage([]) },
      calendar: { get: () => ({ institution: null, today: "2026-11-26", windows: [], feedCreatedAt: null }) },
      profile: { find: () => profile },
      results: { moved: () => ({ total: null, institutions: [] }) },
    },
  });
}
const panel = () => page.getByRole("region", { name: /^İlanlarım/ });
const row = () => panel().getByRole("listitem");
const action = (name: string) => row().getByRole("button", { name: `${name}: ${own.title}` });

test("without a listing the panel leads to the form, and stays closed if the member closes it", async () => {
  await open();
  await expect.element(panel().getByRole("link", { name: "İlan Oluştur" })).toHaveAttribute("href", paths.newListing);
  await expectAccessible();
  const heading = panel().getByRole("button", { name: /^İlanlarım/ });
  await heading.click();
  await expect.element(panel().getByText("Henüz ilanınız yok.", { exact: false })).not.toBeVisible();
  await open();
  await expect.element(heading).toHaveAttribute("aria-expanded", "false");
});

test("the owner can share listings on the board, and no others", async () => {
  await open(makeOwnListing(), makeOwnListing({ id: 8, title: "Bekleyen", approvalStatus: "pending" }));
  await action("Paylaş").click();
  await expect
    .element(row().first().getByRole("link", { name: "Panoya asmak için yazdır" }))
    .toHaveAttribute("href", paths.listingPoster(own.slug));
  await expect.element(panel().getByRole("button", { name: "Paylaş: Bekleyen" })).not.toBeInTheDocument();
  await expectAccessible();
});

test("a listing that awaits approval is the owner's alone, and a rejected one says why", async () => {
  const rejected = "Başlıkta ili ve görevinizi de yazar mısınız?";
  await open(
    makeOwnListing({ approvalStatus: "pending", publishedAt: null }),
    makeOwnListing({ id: 8, approvalStatus: "rejected", rejectionReason: rejected }),
  );
  await expect.element(row().first()).toHaveTextContent("Onay Sürecinde");
  await expect.element(row().first()).toHaveTextContent("Onaylanana kadar onu yalnızca siz görürsünüz.");
  await expect.element(row().first()).not.toHaveTextContent("Durum: Aktif");
  await expect.element(row().last()).toHaveTextContent(rejected);
  await expect
    .element(
      row()
        .last()
        .getByRole("link", { name: /^Düzeltip Gönder/ }),
    )
    .toHaveAttribute("href", paths.editListing(8));
  await expectAccessible();
});

test("changed texts that wait or were rejected are shown to the owner", async () => {
  const change = makeWaitingChange({ title: "Ankara’dan İzmir’e, acele" });
  await open(makeOwnListing({ waitingChange: change }));
  await expect.element(row()).toHaveTextContent("Değişiklik onay bekliyor");
  await expect.element(row()).toHaveTextContent(`Bekleyen değişiklik: “${change.title}”`);
  await expect.element(row().getByRole("link", { name: own.title, exact: true })).toBeVisible();
  await expectAccessible();
  await open(makeOwnListing({ rejectionReason: "Görevi de yazın.", waitingChange: { ...change, state: "rejected" } }));
  await expect.element(row()).toHaveTextContent(/onaylanmadı; ilanınız önceki metniyle kalıyor.*Görevi de yazın\./);
  await expect.element(row().getByRole("link", { name: /^Düzeltip Gönder/ })).toBeVisible();
  await expectNoViolations();
});

test("a published listing is paused and published again; near its end it is renewed", async () => {
  await open(makeOwnListing({ expiresAt: inDays(6) }));
  await expect.element(row()).toHaveTextContent(/gününe kadar geçerli/);
  mine.mockReturnValue([makeOwnListing({ status: "inactive" })]);
  await action("Pasif Yap").click();
  await expect.element(row()).toHaveTextContent("Durum: Pasif");
  expect(setStatus.mock.lastCall?.[0]).toEqual({ id: own.id, status: "inactive" });
  mine.mockReturnValue([makeOwnListing({ expiresAt: inDays(6) })]);
  await action("Aktif Yap").click();
  await expect.element(row()).toHaveTextContent("Durum: Aktif");
  await action("Süreyi Uzat").click();
  await expect.element(page.getByText(becayisTexts.renewed(90))).toBeVisible();
  expect(renew).toHaveBeenCalledOnce();
});

test.each<[string, Partial<OwnListing>]>([
  ["is live", {}],
  ["awaits approval", { approvalStatus: "pending" }],
])("the board's main button leads to a listing that %s", async (_, state) => {
  await open(makeOwnListing({ ...state }));
  const main = page.getByRole("link", { name: "İlanım", exact: true }).first();
  await expect.element(main).toHaveAttribute("href", paths.listing(own.slug));
  expect(page.getByRole("link", { name: "İlan Oluştur" }).elements()).toEqual([]);
});

test("beside a paused listing another can be made", async () => {
  await open(makeOwnListing({ status: "inactive" }));
  await expect.element(row()).toHaveTextContent("Durum: Pasif");
  await expect
    .element(page.getByRole("link", { name: "İlan Oluştur" }).first())
    .toHaveAttribute("href", paths.newListing);
});

test("a listing that is bound to an accepted swap leaves it only after a question", async () => {
  await open(makeOwnListing({ isSettled: true }));
  for (const name of ["Pasif Yap", "Tamamlandı"]) {
    await action(name).click();
    const question = page.getByRole("dialog", { name: "Anlaşmadan çekiliyorsunuz" });
    await expect.element(question).toHaveTextContent("ilanı yeniden yayınlamak bu anlaşmayı geri getirmez.");
    await expectNoViolations();
    await question.getByRole("button", { name: "İptal" }).click();
    await expect.element(question).not.toBeInTheDocument();
  }
  expect(setStatus).not.toHaveBeenCalled();
  await action("Pasif Yap").click();
  await page.getByRole("dialog").getByRole("button", { name: "Pasif Yap" }).click();
  await expect.poll(() => setStatus.mock.lastCall?.[0]).toEqual({ id: own.id, status: "inactive" });
});

test("a listing that waits for its own result says why it is not on the board", async () => {
  await open(makeOwnListing({ isSettled: true, awaitsResult: true }));
  await expect.element(row()).toHaveTextContent("bildirene kadar ilanınız panoda görünmez");
  await expectNoViolations();
});

test("what is marked as done can be undone", async () => {
  await open(own);
  await expect.element(action("Tamamlandı")).toBeVisible();
  mine.mockReturnValue([makeOwnListing({ status: "completed" })]);
  await action("Tamamlandı").click();
  await expect.element(row()).toHaveTextContent("Kapandı");
  await page.getByRole("button", { name: "Geri Al" }).click();
  await expect.poll(() => setStatus.mock.lastCall?.[0]).toEqual({ id: own.id, status: "active" });
});

test("an expired listing can be restored until a day that it names, and after that no more", async () => {
  const expired: OwnListing = makeOwnListing({
    status: "expired",
    expiresAt: inDays(-29),
    revivableUntil: inDays(1),
  });
  await open(expired);
  await expect.element(row()).toHaveTextContent(/Süresi .* günü doldu, .* gününe kadar yeniden yayınlanabilir/);
  expect(
    row()
      .getByRole("link", { name: /^Düzenle/ })
      .elements(),
  ).toEqual([]);
  await expectNoViolations();
  setStatus.mockImplementationOnce(() => {
    throw callError({ code: "CONFLICT", message: becayisTexts.tooLateToRevive(30) });
  });
  mine.mockReturnValue([{ ...expired, revivableUntil: inDays(-1) }]);
  await action("Aktif Yap").click();
  await expect.element(page.getByText(becayisTexts.tooLateToRevive(30))).toBeVisible();
  await open({ ...expired, revivableUntil: inDays(-1) });
  await expect.element(row()).toHaveTextContent("Durum: Süresi Doldu");
  expect(action("Aktif Yap").elements()).toEqual([]);
  expect(row().element().textContent).not.toContain("yeniden yayınlanabilir");
});

test("a listing is deleted after a question that names it", async () => {
  await open(own);
  await action("Sil").click();
  const question = page.getByRole("dialog", { name: "İlanı Sil" });
  await expect.element(question).toHaveTextContent(own.title);
  await expect.element(question).toHaveTextContent("geri alınamaz");
  await expectNoViolations();
  await question.getByRole("button", { name: "İptal" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(remove).not.toHaveBeenCalled();
  await action("Sil").click();
  mine.mockReturnValue([]);
  await question.getByRole("button", { name: "İlanı Sil" }).click();
  await expect.element(page.getByText(becayisTexts.listingRemoved)).toBeVisible();
  await expect.element(panel().getByText("Henüz ilanınız yok.", { exact: false })).toBeVisible();
});

test("an action that does not reach the server says so and changes nothing", async () => {
  await open(own);
  setStatus.mockImplementationOnce(() => {
    throw new TypeError("not reached");
  });
  await action("Pasif Yap").click();
  await expect.element(page.getByText(becayisTexts.actionFailed)).toBeVisible();
  await expect.element(row()).toHaveTextContent("Durum: Aktif");
  await expectNoViolations();
});
