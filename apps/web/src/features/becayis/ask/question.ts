import type { Question } from "@site/contract/becayis/ask/address";
import { wishParameters } from "@site/contract/becayis/ask/parameters";
import { addressText } from "../../../shared/text/address-text.ts";

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
