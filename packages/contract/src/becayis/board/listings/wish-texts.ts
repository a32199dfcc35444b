import type { Wish } from "./schema.ts";

/** Returns a place as "İzmir, Konak", or "İzmir" for any district. */
export function getPlaceText({ city, district }: Wish): string {
  return district ? `${city}, ${district}` : city;
}

/**
 * Returns the number of wishes after the first: "+2 il", "+2 ilçe" if all are in the first one's province, otherwise
 * "+2 yer".
 */
export function otherWishesText([first, ...others]: readonly Wish[]): string {
  if (!first || others.length === 0) return "";
  const cities = new Set(others.map(({ city }) => city));
  if (!cities.has(first.city) && cities.size === others.length) return `+${others.length} il`;
  return `+${others.length} ${cities.size === 1 && cities.has(first.city) ? "ilçe" : "yer"}`;
}

/** Returns the wanted places as one line: "İzmir, Konak; Bursa". */
export function getWishesText(wishes: Wish[]): string {
  return wishes.map(getPlaceText).join("; ");
}
