import { paths } from "@site/contract/paths";

/** What a watch begins with; lists are named by slugs, "" for nothing. */
interface Wish {
  search: string;
  fromCity: string;
  toCity: string;
  position: string;
  institution: string;
}

/** The address of the watches with a new one filled in. */
export function alertAddress({ search, fromCity, toCity, position, institution }: Partial<Wish>): string {
  const said = { ara: search, nereden: fromCity, nereye: toCity, pozisyon: position, kurum: institution };
  const address = new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `${paths.alerts}?${address}`;
}
