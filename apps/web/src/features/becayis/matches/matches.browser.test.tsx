import { callError } from "@site/browser/testing/answer-calls";
import { expectAccessible, expectNoViolations } from "@site/browser/testing/expect-accessible";
import type { OwnListing } from "@site/contract/becayis/board/listings/schema";
import { contactRequestTexts, endReasonTexts, matchTexts } from "@site/contract/becayis/labels";
import type { Match, Ring } from "@site/contract/becayis/swaps/matching/schema";
import { planTexts } from "@site/contract/becayis/swaps/planning/labels";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { makeOwnListing } from "../testing/samples.ts";
import { match, ring } from "../testing/swaps.ts";

const own = makeOwnListing();

const proposedBadges = () => page.getByText(`Plan: ${planTexts.proposed}`);
const mine = vi.fn<(_: object) => Match[]>();
const rings = vi.fn<() => Ring[]>();
const setStatus = vi.fn((_: { id: number | string; status: string }) => ({
  status: "pending" as const,
  message: matchTexts.answered,
}));
const write = vi.fn((_: object) => ({ id: 9, message: contactRequestTexts.shared, contact: ada }));
const ada = { name: "Ada Karataş", email: "ada@example.org", phone: "+90 532 100 10 01" };

async function open(found: Match[], around: Ring[], listings: OwnListing[] = []): Promise<void> {
  const all = found.length + around.length;
  mine.mockReset().mockReturnValue(found);
  rings.mockReset().mockReturnValue(around);
  await openPage(paths.matches, {
    user: signIn(),
    becayis: {
      matches: { mine, setStatus, counts: () => ({ all, pending: all, accepted: 0, rejected: 0, expired: 0 }) },
      rings: { mine: rings, setStatus },
      contacts: { create: write },
      results: { mine: () => [] },
      listings: {
        mine: () => listings,
        hints: () => ({ hasMatch: false, isComplete: true, suggestions: [], wantedPlaces: [35], wishes: [] }),
      },
      calendar: { get: () => ({ institution: null, today: "2026-11-26", windows: [], feedCreatedAt: null }) },
    },
  });
}
const card = () => page.getByRole("article");

test("what the plan proposes comes first, also a ring before a direct match, and says why", async () => {
  await open([match(1, "Ö*** K***")], [ring(2, true), ring(3)]);
  await expect.element(page.getByRole("heading", { name: "Size önerilen" })).toBeVisible();
  const cards = page.getByRole("article").elements();
  expect(cards.map((card) => card.querySelector("h3")?.textContent)).toEqual([
    "3 kişilik halka",
    "Ö*** K***",
    "3 kişilik halka",
  ]);
  await expect.element(card().first()).toHaveAccessibleDescription(planTexts.proposedWhy);
  expect(proposedBadges().elements()).toHaveLength(1);
  await page.getByText("Öneriler nasıl seçiliyor?").click();
  await expect.element(page.getByText("Daha çok kişinin yer değiştirebildiği plan seçilir.")).toBeVisible();
  await expectAccessible();
});

test("without matches the page leads to the own listing, or to the form for one", async () => {
  await open([], []);
  await expect.element(page.getByRole("link", { name: "İlan Oluştur" })).toHaveAttribute("href", paths.newListing);
  await open([], [], [own]);
  await expect
    .element(page.getByRole("link", { name: "İlanım", exact: true }))
    .toHaveAttribute("href", paths.listing(own.slug));
});

test("ended matches are folded with their reason, and have a tab", async () => {
  const over = {
    ...{ ...match(4, "B*** T***"), status: "expired" as const, endReason: "agreed_elsewhere" as const },
  };
  await open([match(1, "Ö*** K***"), over], [{ ...ring(5), status: "expired", endReason: "late" }]);
  await page.getByText("Sona erenler (2)").click();
  expect(page.getByRole("article").elements()).toHaveLength(1);
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "B*** T***" }))
    .toHaveTextContent(endReasonTexts.agreed_elsewhere);
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "3 kişilik halka" }))
    .toHaveTextContent(endReasonTexts.late);
  await expectAccessible();
  await page.getByRole("tab", { name: /Sona Eren/ }).click();
  expect(mine.mock.lastCall).toEqual([{ status: "expired" }]);
});

test("nothing is marked where the plan proposes nothing", async () => {
  await open([match(1, "Ö*** K***")], [ring(3)]);
  await expect.element(page.getByRole("heading", { name: "Doğrudan eşleşmeler" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Halkalar" })).toBeVisible();
  expect(proposedBadges().elements()).toEqual([]);
  expect(page.getByRole("heading", { name: "Size önerilen" }).elements()).toEqual([]);
});

test("a match says why and what the rules say, waits after one answer and opens contact after both", async () => {
  const rule = { rule: "ring", verdict: "warn" as const, text: "Onay kurumundur.", source: "657 m. 73" };
  const found = { ...match(1, "Ada K***"), eligibility: [{ ...rule, sourceDate: "2026-11-21" }], otherRank: 2 };
  await open([found], []);
  await expect.element(card()).toHaveTextContent(/%85.*ilk tercihiniz.*2\. tercihi/);
  await page.getByText("Neden eşleştiniz?").click();
  await expect.element(card()).toHaveTextContent("İkiniz de birbirinizin ilinde görev yapıyorsunuz");
  await page.getByText("Kurallar ne diyor?", { exact: false }).click();
  await expect.element(card()).toHaveTextContent("Kaynak: 657 m. 73, 21 Kasım 2026");
  await expectAccessible();

  mine.mockReturnValue([{ ...found, myAnswer: "accepted" }]);
  await card().getByRole("button", { name: "Kabul Et" }).click();
  await expect.element(card()).toHaveTextContent("Karşı tarafın yanıtı bekleniyor.");
  expect(setStatus.mock.lastCall?.[0]).toEqual({ id: 1, status: "accepted" });
  await expect.element(page.getByText("1 doğrudan eşleşme, 0 halka")).toHaveFocus();
  await expectNoViolations();

  const answers = { myAnswer: "accepted", otherAnswer: "accepted", status: "accepted" } as const;
  await open([{ ...found, ...answers, contact: ada, otherUser: { ...found.otherUser, name: ada.name } }], []);
  await expect.element(card().getByRole("link", { name: ada.phone })).toHaveAttribute("href", "tel:+905321001001");
  await expect
    .element(card().getByRole("link", { name: "Dilekçe hazırla" }))
    .toHaveAttribute("href", paths.petition("match", 1));
  await card().getByRole("button", { name: "Mesaj Yaz" }).click();
  await card().getByRole("textbox", { name: "Mesaj" }).fill("Merhaba, ne zaman konuşabiliriz?");
  await expectAccessible();
  await card().getByRole("button", { name: "Gönder" }).click();
  await expect.element(card().getByText("Mesajınız iletildi.", { exact: false })).toBeVisible();
  expect(write.mock.lastCall?.[0]).toMatchObject({ matchId: 1, message: "Merhaba, ne zaman konuşabiliriz?" });
});

test("a ring counts its answers from the reader's own move on, and is refused after a question", async () => {
  const around = ring(2);
  const links = around.links.map((link) => ({ ...link, isMe: link.step === 1, rank: link.step === 1 ? 3 : 1 }));
  await open([], [{ ...around, links }]);
  await expect.element(card()).toHaveTextContent("3 kişiden 0 kişi kabul etti.");
  const moves = card().getByRole("list").first().getByRole("listitem");
  await expect.element(moves.first()).toHaveTextContent(/Siz.*İzmir.*Şanlıurfa.*3\. tercihiniz/);
  expect(moves.elements()).toHaveLength(3);
  await card().getByRole("button", { name: "Reddet" }).click();
  const question = page.getByRole("dialog", { name: "Halkayı Reddet" });
  await expect.element(question).toHaveTextContent("İzmir, Şanlıurfa, Ankara halkası reddedilecek");
  await expectNoViolations();
  setStatus.mockImplementationOnce(() => {
    throw callError({ code: "CONFLICT", message: matchTexts.notPending });
  });
  await question.getByRole("button", { name: "Reddet" }).click();
  await expect.element(page.getByText(matchTexts.notPending)).toBeVisible();
  expect(setStatus.mock.lastCall?.[0]).toEqual({ id: 2, status: "rejected" });
});

test("without matches the list leads to the board", async () => {
  await open([], []);
  await expect.element(page.getByText("Henüz eşleşmeniz yok.")).toBeVisible();
  await expectAccessible();
});
