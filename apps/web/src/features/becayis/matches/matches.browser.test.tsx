import { expectAccessible } from "@site/browser/testing/expect-accessible";
import type { Match, Ring } from "@site/contract/becayis/matching/schema";
import { planTexts } from "@site/contract/becayis/planning/labels";
import { paths } from "@site/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";

const MOMENT = "2026-11-20T09:00:00.000Z";
const proposedBadges = () => page.getByText(`Plan: ${planTexts.proposed}`);
const post = { institution: "Adalet Bakanlığı", position: "Zabıt Kâtibi" };

const match = (id: number, name: string, isProposed: boolean): Match => ({
  id,
  status: "pending",
  isProposed,
  matchScore: 85,
  scoreVersion: 1,
  reasons: [{ code: "provinces", text: "İkiniz de birbirinizin ilinde görev yapıyorsunuz", points: 60 }],
  myRank: 1,
  otherRank: 1,
  createdAt: MOMENT,
  lastActivity: MOMENT,
  myAnswer: "pending",
  otherAnswer: "pending",
  listing: {
    id: id + 10,
    slug: null,
    title: "Bursa’dan Ankara’ya becayiş",
    offerPosition: post.position,
    offerCity: "Bursa",
    wantedPosition: post.position,
    wantedCity: "Ankara",
  },
  otherUser: { ...post, name, city: "Bursa", district: null, experienceYears: 4 },
  contact: { name },
  eligibility: [],
});

const CIRCLE = ["Ankara", "İzmir", "Şanlıurfa"];
const ring = (id: number, isProposed: boolean): Ring => ({
  id,
  status: "pending",
  isProposed,
  size: CIRCLE.length,
  createdAt: MOMENT,
  expiresAt: MOMENT,
  myAnswer: "pending",
  eligibility: [],
  links: CIRCLE.map((fromCity, step) => ({
    ...post,
    step,
    isMe: step === 0,
    answer: "pending",
    fromCity,
    fromDistrict: null,
    toCity: CIRCLE[(step + 1) % CIRCLE.length] ?? "",
    toDistrict: null,
    rank: 1,
    title: `${fromCity} ilanı`,
    slug: null,
    contact: { name: `Ş*** ${fromCity[0]}***` },
  })),
});

async function open(matches: Match[], rings: Ring[]): Promise<void> {
  const all = matches.length + rings.length;
  await openPage(paths.matches, {
    user: signIn(),
    becayis: {
      matches: { mine: () => matches, counts: () => ({ all, pending: all, accepted: 0, rejected: 0, expired: 0 }) },
      rings: { mine: () => rings },
      listings: { mine: () => [] },
    },
  });
}

test("what the plan proposes comes first, also a ring before a direct match, and says why", async () => {
  await open([match(1, "Ö*** K***", false)], [ring(2, true), ring(3, false)]);
  await expect.element(page.getByRole("heading", { name: "Size önerilen" })).toBeVisible();
  const cards = page.getByRole("article").elements();
  expect(cards.map((card) => card.querySelector("h3")?.textContent)).toEqual([
    "3 kişilik halka",
    "Ö*** K***",
    "3 kişilik halka",
  ]);
  await expect.element(page.getByRole("article").first()).toHaveAccessibleDescription(planTexts.proposedWhy);
  expect(proposedBadges().elements()).toHaveLength(1);
  await page.getByText("Öneriler nasıl seçiliyor?").click();
  await expect.element(page.getByText("Daha çok kişinin yer değiştirebildiği plan seçilir.")).toBeVisible();
  await expectAccessible();
});

test("nothing is marked where the plan proposes nothing", async () => {
  await open([match(1, "Ö*** K***", false)], [ring(3, false)]);
  await expect.element(page.getByRole("heading", { name: "Doğrudan eşleşmeler" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Halkalar" })).toBeVisible();
  expect(proposedBadges().elements()).toEqual([]);
  expect(page.getByRole("heading", { name: "Size önerilen" }).elements()).toEqual([]);
});
