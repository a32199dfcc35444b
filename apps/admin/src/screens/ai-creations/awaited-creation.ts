import { tabStore } from "@site/browser/browser-store";

const KEY = "awaitedCreation";

/**
 * The creation whose end opens the editor although the page is loaded again in between: one that was just retried. A
 * creation that is only looked at later opens nothing.
 */
export const awaitedCreation = {
  is: (id: number): boolean => tabStore.get(KEY) === String(id),
  set: (id: number): void => tabStore.set(KEY, String(id)),
  forget: (): void => tabStore.remove(KEY),
};
