import type { SearchAlert } from "@site/contract/becayis/board/alerts/schema";

type Watched = Pick<SearchAlert, "fromCity" | "toCity" | "institution" | "position" | "query">;

/** Returns a one-line description of an alert: "İzmir → Ankara · Zabıt Kâtibi". */
export function describeAlert({ fromCity, toCity, institution, position, query }: Watched): string {
  const pair = fromCity || toCity ? `${fromCity ?? "Her şehir"} → ${toCity ?? "her şehir"}` : undefined;
  return [pair, institution, position, query && `“${query}”`].filter(Boolean).join(" · ");
}
