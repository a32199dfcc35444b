import { expectAccessible } from "@site/browser/testing/expect-accessible";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { MatchingHints } from "@site/contract/becayis/swaps/matching/schema";
import { paths } from "@site/contract/paths";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signIn } from "../../../testing/member.ts";
import { openPage } from "../../../testing/open-page.tsx";
import { makeOwnListing, makeRevealedListing } from "../testing/samples.ts";

const own = makeOwnListing();
const revealed = makeRevealedListing();

const demand = [{ city: "İzmir", district: null, seeking: 12, leaving: 5 }];
const suggestions = [{ place: 16, city: "Bursa", district: null, matches: 1, rings: 2 }];

const update = vi.fn((_: { id: number | string; wantedPlaces?: unknown }) => ({
  ...{ id: own.id, slug: own.slug },
  message: becayisTexts.listingChanged,
  warning: null,
}));

async function open(hints: MatchingHints): Promise<void> {
  await openPage(paths.listing(own.slug), {
    user: signIn(),
    becayis: {
      listings: {
        getBySlug: () => revealed,
        mine: () => [own],
        countView: () => undefined,
        hints: () => hints,
        update,
      },
    },
  });
}

test("the owner sees which place would help, and is not asked whether they work on the other side", async () => {
  await open({ hasMatch: false, isComplete: true, suggestions, wantedPlaces: [35], wishes: demand });
  await expect.element(page.getByText("Bursa’yı da eklerseniz 1 eşleşme, 2 halka oluşur.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Ben İzmir’deyim" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Ekle: Bursa" })).toBeVisible();
  expect(page.getByText("eşleşmesi var").elements()).toEqual([]);
});

test("a place is added as the last wish, and taken back", async () => {
  await open({ hasMatch: false, isComplete: true, suggestions, wantedPlaces: [35], wishes: demand });
  await page.getByRole("button", { name: "Ekle: Bursa" }).click();
  await expect.element(page.getByText(becayisTexts.listingChanged, { exact: true })).toBeVisible();
  expect(update.mock.lastCall?.[0]).toEqual({ id: own.id, wantedPlaces: [35, 16] });
  await expectAccessible();
  await page.getByRole("button", { name: "Geri Al" }).click();
  await expect.poll(() => update.mock.lastCall?.[0]).toEqual({ id: own.id, wantedPlaces: [35] });
});

test("with a match the panel says why it suggests nothing, and leads to the match", async () => {
  await open({ hasMatch: true, isComplete: true, suggestions: [], wantedPlaces: [35], wishes: demand });
  await expect.element(page.getByRole("link", { name: "eşleşmesi var" })).toHaveAttribute("href", paths.matches);
  await expect.element(page.getByText("İzmir: gelmek isteyen 12, ayrılmak isteyen 5")).toBeVisible();
  await expectAccessible();
});

test("places that could not be found in time can be asked for again", async () => {
  await open({ hasMatch: false, isComplete: false, suggestions: [], wantedPlaces: [35], wishes: demand });
  await expect.element(page.getByText("Yer önerileri şu an hesaplanamadı.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Tekrar Dene" })).toBeVisible();
  await expect.element(page.getByText("İzmir: gelmek isteyen 12, ayrılmak isteyen 5")).toBeVisible();
});
