import { noBasis, type PlaceholderValues } from "@site/contract/becayis/papers/petitions/placeholders";
import type { PetitionKind } from "@site/contract/becayis/papers/petitions/schema";
import { toTurkishDay } from "@site/contract/becayis/papers/petitions/sheet";
import type { SwapParty } from "../../swaps/matching/accepted-swap.ts";
import type { findRules } from "../../swaps/matching/eligibility-service.ts";

type Rules = Awaited<ReturnType<typeof findRules>>;

/** Built-in rules whose article a petition of a match may cite, the most specific first. */
const BASIS_RULES = [
  "same-institution",
  "one-year-in-unit",
  "same-service-class",
  "same-position",
  "authority-approval",
];

/**
 * Returns the values of a petition's placeholders. They name the parties, so only members of the accepted swap may read
 * them.
 * @param parties in moving order, beginning with the member whose petition it is
 * @param day yyyy-mm-dd
 */
export function getValues(
  [mine, ...others]: [SwapParty, ...SwapParty[]],
  { kind, rules, day }: { kind: PetitionKind; rules: Rules; day: string },
): PlaceholderValues {
  const all = [mine, ...others];
  const status = mine.listing.member.swapProfile?.employmentStatus ?? null;
  return {
    ad_soyad: getName(mine),
    kurum: mine.listing.institution.name,
    unvan: mine.listing.position.name,
    gorev_yeri: getPlace(mine.listing),
    istenen_yer: getPlace(mine.next),
    karsi_taraf: joinNames(others.map(getName)),
    taraflar: all.map(getMove).join("\n"),
    kisi_sayisi: String(all.length),
    ...(kind === "ring" ? noBasis : getBasis(rules, status)),
    tarih: toTurkishDay(day),
  };
}

/**
 * Returns the article for the member's employment status, or the general one, and its gazette; empty if no rule has
 * one.
 */
function getBasis(rules: Rules, employmentStatus: string | null): Pick<PlaceholderValues, keyof typeof noBasis> {
  const own = rules.filter((rule) => rule.employmentStatus === employmentStatus);
  const common = rules.filter((rule) => rule.employmentStatus === "any");
  const citing = [...own, ...common].filter(({ legalBasis }) => legalBasis !== "");
  const [basis] = BASIS_RULES.flatMap((name) => citing.find(({ rule }) => rule === name) ?? []);
  return basis ? { yasal_dayanak: basis.legalBasis, dayanak_tarihi: basis.legalReference } : noBasis;
}

export function getName({ listing: { member } }: SwapParty): string {
  return `${member.firstName} ${member.lastName}`;
}

function getPlace({ offerCity, offerDistrict }: SwapParty["listing"]): string {
  return offerDistrict ? `${offerCity.name} / ${offerDistrict.name}` : offerCity.name;
}

function getMove(party: SwapParty): string {
  const { listing, next } = party;
  return `${getName(party)}, ${listing.position.name}: ${getPlace(listing)} → ${getPlace(next)}`;
}

/** Joins names as in "Ali Kaya, Ayşe Demir ve Can Su". */
function joinNames(names: string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ve ${names.at(-1)}`;
}
