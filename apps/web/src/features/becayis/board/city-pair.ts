import { slugify } from "@site/contract/common/text";
import type { Lookup } from "@site/contract/reference/schema";

/** Two provinces that an address names, "ankara-istanbul"; undefined where it names no two. A province's slug has no hyphen in it. */
export function cityPairOf(address: string, provinces: Lookup[]): { from: Lookup; to: Lookup } | undefined {
  const [first, second, ...more] = address
    .split("-")
    .map((slug) => provinces.find(({ name }) => slugify(name) === slug));
  return first && second && more.length === 0 ? { from: first, to: second } : undefined;
}
