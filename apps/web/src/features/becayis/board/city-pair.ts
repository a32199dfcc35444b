import { provinceOfOtherName } from "@site/contract/becayis/board/reference/province-names";
import type { Lookup } from "@site/contract/becayis/board/reference/schema";
import { slugify } from "@site/contract/common/text";

/**
 * Parses two provinces from an address such as "ankara-istanbul" or "urfa-izmit"; undefined if it does not contain two.
 * Province slugs contain no hyphen.
 */
export function findCityPair(address: string, provinces: Lookup[]): { from: Lookup; to: Lookup } | undefined {
  const [first, second, ...more] = address
    .split("-")
    .map((slug) => provinceOfOtherName(slug) ?? slug)
    .map((slug) => provinces.find(({ name }) => slugify(name) === slug));
  return first && second && more.length === 0 ? { from: first, to: second } : undefined;
}
