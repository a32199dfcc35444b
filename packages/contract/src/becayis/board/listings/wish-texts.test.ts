import { expect, it } from "vitest";
import { getPlaceText, otherWishesText } from "./wish-texts.ts";

const place = (text: string) => {
  const [city = "", district = null] = text.split("/");
  return { city, district };
};

it("names a place", () => {
  expect([place("İzmir"), place("İzmir/Konak")].map(getPlaceText)).toEqual(["İzmir", "İzmir, Konak"]);
});

it.each([
  ["", "İzmir"],
  ["+1 il", "İzmir", "Bursa"],
  ["+2 il", "İzmir/Konak", "Bursa/Nilüfer", "Muğla"],
  ["+2 ilçe", "İzmir/Konak", "İzmir/Bornova", "İzmir/Buca"],
  ["+1 ilçe", "İzmir/Konak", "İzmir"],
  ["+2 yer", "İzmir/Konak", "İzmir/Bornova", "Bursa"],
  ["+2 yer", "İzmir", "Bursa/Nilüfer", "Bursa/Osmangazi"],
])("“%s” for the wishes after the first", (text, ...wishes) => {
  expect(otherWishesText(wishes.map(place))).toBe(text);
});
