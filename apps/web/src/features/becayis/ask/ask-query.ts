import type { Question } from "@site/contract/becayis/board/ask/address";
import { queryOptions } from "@tanstack/react-query";
import { type Client, nullIfNotFound } from "../../../framework/browser.ts";

/** Returns the query of the answer to a complete question; its data is null if it names something unknown. */
export function askQuery(client: Client, question: Question) {
  return queryOptions({
    queryKey: [["becayis", "ask"], question],
    queryFn: () => nullIfNotFound(client.becayis.ask.query(question)),
  });
}
