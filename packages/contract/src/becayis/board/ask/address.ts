import { paths } from "../../../paths.ts";
import { wishParameters } from "./parameters.ts";

/** A question to the board by slugs, as typed; "" where nothing was chosen. */
export interface Question {
  institution: string;
  position: string;
  from: string;
  /** In the order of the wishes. */
  to: string[];
}

/** Returns the address of the question page with these choices; the page answers a complete question. */
export function askAddress({ institution, position, from, to }: Partial<Question>): string {
  const said = { kurum: institution, unvan: position, nereden: from };
  const given = [...Object.entries(said), ...wishParameters.map((name, index) => [name, to?.[index]] as const)];
  const address = new URLSearchParams(
    given.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  );
  return address.size === 0 ? paths.ask : `${paths.ask}?${address}`;
}
