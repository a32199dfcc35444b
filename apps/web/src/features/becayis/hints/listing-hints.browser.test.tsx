import { expectAccessible } from "@site/browser/testing/expect-accessible";
import type { OwnListing, revealedListing } from "@site/contract/becayis/listings/schema";
import type { MatchingHints } from "@site/contract/becayis/matching/schema";
import { paths } from "@site/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { z } from "zod";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";

const MOMENT = "2026-11-20T09:00:00.000Z";
const listing: z.output<typeof revealedListing> = {
  id: 7,
  slug: "ankaradan-izmire",
  title: "Ankara’dan İzmir’e becayiş",
  description: "Zabıt kâtibiyim.",
  offer_institution: "Adalet Bakanlığı",
  offer_position: "Zabıt Kâtibi",
  offer_city: "Ankara",
  offer_district: null,
  verified_month: null,
  wanted_institution: "Adalet Bakanlığı",
  wanted_position: "Zabıt Kâtibi",
  wanted_city: "İzmir",
  wanted_district: null,
  wishes: [{ city: "İzmir", district: null }],
  status: "active",
  approval_status: "approved",
  priority: "normal",
  view_count: 0,
  contact_count: 0,
  created_at: MOMENT,
  published_at: MOMENT,
  updated_at: MOMENT,
  expires_at: "2027-02-20T09:00:00.000Z",
  contact_request_status: "none",
  offerDepartment: "",
  wantedDepartment: "",
  requirements: "",
  benefits: "",
  user_id: 1,
  user: { first_name: "Zeynep", last_name: "Işık", full_name: "Zeynep Işık" },
};
const own: OwnListing = {
  ...listing,
  status: "active",
  rejection_reason: "",
  is_settled: false,
  revivable_until: null,
};
const demand = [{ city: "İzmir", district: null, seeking: 12, leaving: 5 }];
const suggestions = [{ city: "Bursa", district: null, matches: 1, rings: 2 }];

async function open(hints: MatchingHints): Promise<void> {
  await openPage(paths.listing(listing.slug), {
    user: signIn(),
    becayis: {
      listings: {
        getBySlug: () => listing,
        mine: () => [own],
        countView: () => undefined,
        hints: () => hints,
      },
    },
  });
}

test("the owner sees which place would help", async () => {
  await open({ hasMatch: false, isComplete: true, suggestions, wishes: demand });
  await expect.element(page.getByText("Bursa’yı da eklerseniz 1 eşleşme, 2 halka oluşur.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Ekle: Bursa" })).toBeVisible();
  expect(page.getByText("eşleşmesi var").elements()).toEqual([]);
});

test("with a match the panel says why it suggests nothing, and leads to the match", async () => {
  await open({ hasMatch: true, isComplete: true, suggestions: [], wishes: demand });
  await expect.element(page.getByRole("link", { name: "eşleşmesi var" })).toHaveAttribute("href", paths.matches);
  await expect.element(page.getByText("İzmir: gelmek isteyen 12, ayrılmak isteyen 5")).toBeVisible();
  await expectAccessible();
});

test("places that could not be found in time can be asked for again", async () => {
  await open({ hasMatch: false, isComplete: false, suggestions: [], wishes: demand });
  await expect.element(page.getByText("Yer önerileri şu an hesaplanamadı.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Tekrar Dene" })).toBeVisible();
  await expect.element(page.getByText("İzmir: gelmek isteyen 12, ayrılmak isteyen 5")).toBeVisible();
});
