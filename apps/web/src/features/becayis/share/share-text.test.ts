import { expect, it } from "vitest";
import { getShareText } from "./share-text.ts";

const posts = {
  offerInstitution: "Adalet Bakanlığı",
  offerPosition: "Zabıt Kâtibi",
  offerCity: "Ankara",
  wantedCity: "İzmir",
};
const wishesFor = (...cities: string[]) => cities.map((city) => ({ city, district: null }));

it("names institution, post and way", () => {
  expect(getShareText({ ...posts, wishes: wishesFor("İzmir") })).toBe(
    "Adalet Bakanlığı, Zabıt Kâtibi: Ankara’dan İzmir’e becayiş ilanı",
  );
});

it("counts the other wanted places", () => {
  expect(getShareText({ ...posts, wishes: wishesFor("İzmir", "Muş", "Van") })).toBe(
    "Adalet Bakanlığı, Zabıt Kâtibi: Ankara’dan İzmir’e (+2 il) becayiş ilanı",
  );
});
