import type { Landing } from "@site/contract/becayis/board/landing/schema";
import { fromCity, toCity } from "../places/city-case.ts";

/** The subject of a landing page: an institution, and optionally a title, a province and a second province. */
export type LandingPlace = Pick<Landing, "institution" | "position" | "city" | "toCity">;

/** Returns the heading, in the order of words that people type into search engines. */
export function getHeading({ institution, position, city, toCity: to }: LandingPlace): string {
  if (!position) return `${institution.name} becayiş ilanları`;
  if (!city) return `${position.name} becayiş ilanları`;
  if (!to) return `${city.name} ${position.name} becayiş ilanları`;
  return `${fromCity(city.name)} ${toCity(to.name)} ${position.name} becayiş ilanları`;
}

/** The number of characters of a title that search engines show. */
const TITLE_LENGTH = 65;

/**
 * Returns the title for search engines: the institution, by its abbreviation if it has one, then the rest, and the
 * site's name if there is room.
 */
export function getHeadTitle(place: LandingPlace, page: number, siteName: string): string {
  const { institution, position, city, toCity: to } = place;
  const short = /\(([^()]+)\)$/.exec(institution.name)?.[1] ?? institution.name;
  const way = city && `: ${to ? `${city.name} → ${to.name}` : city.name}`;
  const title = `${short} ${position ? `${position.name} becayiş${way ?? ""}` : "becayiş ilanları"}`;
  const numbered = page > 1 ? `${title}, sayfa ${page}` : title;
  const full = `${numbered} | ${siteName}`;
  return full.length <= TITLE_LENGTH ? full : numbered;
}

/** Returns the sentence below the heading, which search engines show too. */
export function getLead({ institution, position, city, toCity: to }: LandingPlace): string {
  if (!position) return `${institution.name} çalışanlarının karşılıklı yer değiştirme (becayiş) ilanları.`;
  const who = `${institution.name} kurumunda ${position.name} unvanıyla`;
  if (!city) return `${who} çalışıp başka bir ile geçmek isteyenlerin becayiş ilanları.`;
  if (!to)
    return `${who} çalışıp ${fromCity(city.name)} ayrılmak ya da ${toCity(city.name)} gelmek isteyenlerin ilanları.`;
  return `${who} ${city.name} ilinde çalışıp ${toCity(to.name)} geçmek isteyenlerin becayiş ilanları.`;
}
