import type { Question } from "@site/contract/becayis/board/ask/address";
import { wishParameters } from "@site/contract/becayis/board/ask/parameters";
import type { ListEntry } from "@site/contract/becayis/board/reference/schema";
import { addressText } from "../../../shared/text/address-text.ts";
import { toCurrentSlug } from "../lookups/list-entries.ts";

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

/** Replaces former slugs of the institution and the title by the present ones. */
export function toCurrentQuestion(
  question: Question,
  { institutions, positions }: Record<"institutions" | "positions", readonly ListEntry[]>,
): Question {
  return {
    ...question,
    institution: toCurrentSlug(institutions, question.institution),
    position: toCurrentSlug(positions, question.position),
  };
}

/** Returns whether a question has all that the call needs. */
export function isComplete({ institution, position, from, to }: Question): boolean {
  return institution !== "" && position !== "" && from !== "" && to.length > 0;
}
