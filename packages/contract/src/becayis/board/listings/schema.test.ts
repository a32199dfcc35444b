import { expect, it } from "vitest";
import { createListingInput } from "./schema.ts";

const listing = {
  title: "Ankara’dan İzmir’e becayiş",
  offerInstitution: "Adalet Bakanlığı",
  offerPosition: "Zabıt Kâtibi",
  offerCity: "Ankara",
  wantedInstitution: "Adalet Bakanlığı",
  wantedPosition: "Zabıt Kâtibi",
  wantedCity: "İzmir",
};

it.each([
  ["title", "Kısa", "Başlık en az 10 karakter olmalıdır"],
  ["title", "   Kısa      ", "Başlık en az 10 karakter olmalıdır"],
  ["title", "a".repeat(101), "Başlık en fazla 100 karakter olabilir"],
  ["offerInstitution", "", "Sunulan kurum gereklidir"],
  ["offerPosition", "", "Sunulan pozisyon gereklidir"],
  ["offerCity", "", "Sunulan şehir gereklidir"],
  ["wantedInstitution", "", "İstenen kurum gereklidir"],
  ["wantedPosition", "", "İstenen pozisyon gereklidir"],
  ["wantedCity", "", "İstenen şehir gereklidir"],
])("%s “%s” gives the error: %s", (field, value, text) => {
  expect(createListingInput.safeParse({ ...listing, [field]: value }).error?.issues).toMatchObject([
    { path: [field], message: text },
  ]);
});

it("accepts titles of 10 to 100 characters", () => {
  for (const length of [10, 100])
    expect(createListingInput.safeParse({ ...listing, title: "a".repeat(length) }).success).toBe(true);
});
