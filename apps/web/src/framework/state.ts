// The answers and the router's state that a document brings for its hydration.
import { scriptJson } from "@site/contract/common/text";
import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import type { HydrationState } from "react-router-dom";

/**
 * Placeholder for text that the document contains, so that an article is not sent twice. It cannot occur in data,
 * because PostgreSQL's texts have no NUL.
 */
const TEXT = "\u0000text";
const TEXT_JSON = JSON.stringify(TEXT);

interface State {
  queries: DehydratedState;
  router: HydrationState;
}

/** Returns a document's state as JSON. @param text HTML that the document contains (`useDocumentText`) */
export function toState(queryClient: QueryClient, router: HydrationState, text?: string): string {
  const state: State = { queries: dehydrate(queryClient), router };
  return scriptJson(state, text === undefined ? undefined : (_, value) => (value === text ? TEXT : value));
}

/**
 * Returns the state of a document. Its answers count as fresh from now on, whatever the age of the cached page: the
 * host purges pages with each change, so that none is fetched again while the page opens.
 * @param text the HTML that `toState` left out
 */
export function readState(json: string, text = ""): State {
  const state: State = JSON.parse(json.replaceAll(TEXT_JSON, () => JSON.stringify(text)));
  const dataUpdatedAt = Date.now();
  for (const query of state.queries.queries) query.state.dataUpdatedAt = dataUpdatedAt;
  return state;
}
