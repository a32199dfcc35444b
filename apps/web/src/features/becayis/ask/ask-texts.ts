import { askAddress } from "@site/contract/becayis/board/ask/address";
import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import { withCampaign } from "@site/contract/readers/statistics/own-campaigns";
import { fromCity, toCity } from "../places/city-case.ts";

/** Returns the answer in one sentence: the numbers of matches and rings. */
export function getAnswer({ matches, rings }: AskResult): string {
  const isMore = rings >= limits.ringsCounted;
  const circles = `${isMore ? "en az " : ""}${formatNumber(rings)} halka`;
  if (matches > 0 && rings > 0) return `Bugün ${formatNumber(matches)} karşılıklı eşleşme ve ${circles} mümkün.`;
  if (matches > 0) return `Bugün ${formatNumber(matches)} karşılıklı eşleşme mümkün.`;
  if (rings > 0) return `Bugün karşılıklı eşleşme yok, ama ${circles} mümkün.`;
  return "Bugün eşleşme yok.";
}

/** Returns the present and the wanted provinces: "Ankara → İzmir, Bursa". */
export function getRoute({ from, wishes }: AskResult): string {
  return `${from.name} → ${wishes.map(({ name }) => name).join(", ")}`;
}

/**
 * Returns a text for messages that looks for a person with the opposite wish, and the address of that person's
 * question.
 */
export function getShareText(result: AskResult, siteUrl: string): string {
  const { institution, position, from, wishes } = result;
  const [first] = wishes;
  const other = first && askAddress({ ...slugsOf(result), from: first.slug, to: [from.slug] });
  const way = first ? `${fromCity(first.name)} ${toCity(from.name)}` : toCity(from.name);
  const address = siteUrl + withCampaign(other ?? paths.ask, "paylasim");
  return `${way} gelmek isteyen ${position.name} (${institution.name}) aranıyor: becayişte karşılıklı yer değişimi.\n${address}`;
}

const slugsOf = ({ institution, position }: AskResult) => ({
  institution: institution.slug,
  position: position.slug,
});

/** Returns how many people in a wanted province want to come to the asker's province. */
export function getWishText({ from }: AskResult, { name, matches }: AskResult["wishes"][number]): string {
  const way = `${fromCity(name)} ${toCity(from.name)} gelmek isteyen`;
  return matches > 0 ? `${way} ${formatNumber(matches)} kişi var` : `${way} aranıyor`;
}
