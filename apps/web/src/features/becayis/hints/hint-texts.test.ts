import { expect, it } from "vitest";
import { demandText, isCrowded, suggestionText } from "./hint-texts.ts";

it.each([
  ["Bursa’yı da eklerseniz 1 eşleşme, 2 halka oluşur", { city: "Bursa", district: null, matches: 1, rings: 2 }],
  ["Muş’u da eklerseniz 3 halka oluşur", { city: "Muş", district: null, matches: 0, rings: 3 }],
  ["Ankara Keçiören’i de eklerseniz 1 eşleşme oluşur", { city: "Ankara", district: "Keçiören", matches: 1, rings: 0 }],
  ["Kars’ı da eklerseniz en az 50 halka oluşur", { city: "Kars", district: null, matches: 0, rings: 50 }],
])("%s", (text, suggestion) => expect(suggestionText(suggestion)).toBe(text));

const demand = (seeking: number | null, leaving: number | null) => ({
  city: "İzmir",
  district: null,
  seeking,
  leaving,
});

it("hides counts that are too small to show", () => {
  expect(demandText(demand(12, null))).toBe("İzmir: gelmek isteyen 12, ayrılmak isteyen 3’ten az");
});

it.each([
  [true, demand(12, null)],
  [true, demand(12, 6)],
  [false, demand(11, 6)],
  [false, demand(5, null)],
  [false, demand(null, null)],
])("says %s where the demand is %o", (isMuch, counts) => expect(isCrowded(counts)).toBe(isMuch));
