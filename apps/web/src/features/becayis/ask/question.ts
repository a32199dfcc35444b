import { wishParameters } from "@site/contract/becayis/ask/parameters";
import { paths } from "@site/contract/paths";
import { addressText } from "../../../shared/text/address-text.ts";

/** A question to the board by slugs, as it is typed: "" for what is open. */
export interface Question {
  institution: string;
  position: string;
  from: string;
  /** In the order of the wishes. */
  to: string[];
}

/** Parses the query parameters of a question. */
export function getQuestion(address: URLSearchParams): Question {
  const to = wishParameters.map((name) => addressText(address, name)).filter((slug) => slug !== "");
  return {
    institution: addressText(address, "kurum"),
    position: addressText(address, "unvan"),
    from: addressText(address, "nereden"),
    to: [...new Set(to)],
  };
}

/** Returns whether a question can be asked. */
export function isComplete({ institution, position, from, to }: Question): boolean {
  return institution !== "" && position !== "" && from !== "" && to.length > 0;
}

/** Returns the address of the page with a question, which it answers if it is complete. */
export function askAddress({ institution, position, from, to }: Partial<Question>): string {
  const said = { kurum: institution, unvan: position, nereden: from };
  const given = [...Object.entries(said), ...wishParameters.map((name, index) => [name, to?.[index]] as const)];
  const address = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return address.size === 0 ? paths.ask : `${paths.ask}?${address}`;
}
