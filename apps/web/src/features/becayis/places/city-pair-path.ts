import { slugify } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";

/** Returns the address of the listings from one city to another. */
export function cityPairPath(fromCity: string, toCity: string): string {
  return paths.cityPair(slugify(fromCity), slugify(toCity));
}
