import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import { limits } from "@site/contract/common/limits";
import { fromCity, toCity } from "../places/city-case.ts";

/** Returns the slugs of an answered question, as the calls that make a listing of it take them. */
export function getSlugs({ institution, position, from, wishes }: AskResult) {
  return {
    ...{ institution: institution.slug, position: position.slug, from: from.slug },
    to: wishes.map(({ slug }) => slug),
  };
}

/** Proposes a title with direction and title of the post, because readers search for these words. */
export function proposeTitle({ from, position, wishes }: AskResult): string {
  const [first] = wishes;
  const way = first ? `${fromCity(from.name)} ${toCity(first.name)}` : fromCity(from.name);
  return `${way} ${position.name} becayişi`.slice(0, limits.listingTitleMax);
}

/** Returns the name of a draft. Each question has its own, because its proposed title names another direction. */
export function getDraftName(result: AskResult): string {
  const { institution, position, from, to } = getSlugs(result);
  return ["join", institution, position, from, ...to].join(" ");
}
