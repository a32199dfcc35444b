// The state for hydration that a document contains: answers of calls and the router's state.
import { scriptJson } from "@site/contract/common/text";
import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import type { HydrationState } from "react-router-dom";

/**
 * Stands for text that the document already contains, so that an article is not sent twice. It cannot occur in data,
 * because texts of PostgreSQL contain no NUL.
 */
const TEXT = "\u0000text";
const TEXT_JSON = JSON.stringify(TEXT);

interface State {
  queries: DehydratedState;
  router: HydrationState;
}

/**
 * Returns the state of a document as JSON.
 * @param text HTML that the document contains (`useDocumentText`)
 */
export function toState(queryClient: QueryClient, router: HydrationState, text?: string): string {
  const state: State = { queries: dehydrate(queryClient), router };
  return scriptJson(state, text === undefined ? undefined : (_, value) => (value === text ? TEXT : value));
}

/**
 * Parses the state of a document. Its answers count as fresh from now on, although the page may come from a cache: each
 * change purges the page cache, so no answer needs to be fetched again.
 * @param text the HTML that `toState` left out
 */
export function readState(json: string, text = ""): State {
  const state: State = JSON.parse(json.replaceAll(TEXT_JSON, () => JSON.stringify(text)));
  const dataUpdatedAt = Date.now();
  for (const query of state.queries.queries) query.state.dataUpdatedAt = dataUpdatedAt;
  return state;
}
