import { paths } from "@site/contract/paths";

/** The initial values of an alert; list entries by slug, "" for none. */
interface AlertValues {
  search: string;
  fromCity: string;
  toCity: string;
  position: string;
  institution: string;
}

/** Returns the address of the alerts page with the form filled in. */
export function alertAddress({ search, fromCity, toCity, position, institution }: Partial<AlertValues>): string {
  const said = { ara: search, nereden: fromCity, nereye: toCity, pozisyon: position, kurum: institution };
  const address = new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `${paths.alerts}?${address}`;
}
