import { tabStore } from "@site/browser/browser-store";

const KEY = "awaitedCreation";

/**
 * The creation that was retried, whose end opens the editor even if the page was reloaded meanwhile. Creations that are
 * only viewed open nothing.
 */
export const awaitedCreation = {
  is: (id: number): boolean => tabStore.get(KEY) === String(id),
  set: (id: number): void => tabStore.set(KEY, String(id)),
  forget: (): void => tabStore.remove(KEY),
};
