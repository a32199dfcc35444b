import type { Wish } from "@site/contract/becayis/board/listings/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { expect, it } from "vitest";
import { changedListing, newListing } from "./listing-schemas.ts";
import { toValues, wishValues } from "./listing-values.ts";

const valuesWith = (wishes: Wish[]) => ({
  ...toValues(null),
  title: "Ankara’dan İzmir’e becayiş",
  offerInstitution: "Adalet Bakanlığı",
  offerPosition: "Zabıt Kâtibi",
  offerCity: "Ankara",
  offerDistrict: "Çankaya",
  wantedInstitution: "Adalet Bakanlığı",
  wantedPosition: "Zabıt Kâtibi",
  ...wishValues(wishes),
});
const place = (city: string, district: string | null = null) => ({ city, district });
const errorsOf = (wishes: Wish[]) =>
  newListing.safeParse(valuesWith(wishes)).error?.issues.map(({ path, message }) => [path.join("."), message]);

it("sends the places in their order", () => {
  const wishes = [place("İzmir", "Konak"), place("Bursa")];
  expect(newListing.parse(valuesWith(wishes))).toMatchObject({ offerCity: "Ankara", wishes });
});

it("sends changes without the fields of the profile", () => {
  const changes = changedListing.parse(valuesWith([place("İzmir")]));
  expect(changes).toMatchObject({ title: "Ankara’dan İzmir’e becayiş", wishes: [place("İzmir")] });
  expect(Object.keys(changes)).not.toContain("offerCity");
});

it("shows the error of a place beside its field", () => {
  expect(errorsOf([place("")])).toEqual([["wantedCity", becayisTexts.wantedCityRequired]]);
  expect(errorsOf([place("İzmir"), place("")])).toEqual([["wish1City", becayisTexts.wantedCityRequired]]);
  expect(errorsOf([place("İzmir"), place("Bursa"), place("İzmir"), place("Ankara", "Çankaya")])).toEqual([
    ["wish2District", becayisTexts.wishTwice],
    ["wish3District", becayisTexts.samePlace],
  ]);
  expect(errorsOf([place("Ankara")])).toEqual([["wantedDistrict", becayisTexts.samePlace]]);
});
