import { useCallback, useEffect, useRef, useState } from "react";
import {
  type Draft,
  type DraftKey,
  type DraftPlace,
  type DraftState,
  readDrafts,
  removeDraft,
  writeDraft,
} from "./draft.ts";
import { offeredDrafts } from "./offered-drafts.ts";

const DEBOUNCE_MS = 400;

/** The server as a second storage of a form's draft. */
export interface DraftServer {
  /** Id of this visit's draft. */
  id: string;
  /** Returns whether the server answered the last call. */
  isReached: () => boolean;
  /** Returns whether the server has this version. */
  hasStored: (counter: number) => boolean;
}

interface Subject<Values> {
  /** Key of the draft; undefined for values that must not be stored, such as a password. */
  key: DraftKey | undefined;
  place?: DraftPlace | undefined;
  /** Drafts of earlier visits from the server. */
  serverDrafts?: readonly Draft<Values>[] | undefined;
  version?: number | undefined;
  /** The values of the last render. */
  values: Values;
  /** True while the values differ from the saved ones. */
  isDirty: boolean;
  /** Returns the present unsaved values, which may be newer than the rendered ones; undefined if all are saved. */
  unsaved: () => Values | undefined;
  getCount?: (values: Values) => number;
  /** Stores the values too; without it only the browser does. */
  server?: DraftServer | undefined;
}

/**
 * Stores unsaved values when typing pauses and when the screen is left, and offers the drafts of earlier visits. If the
 * server stores them too, the browser stores only values that the server has not confirmed.
 */
export function useDraft<Values extends object>(subject: Subject<Values>) {
  const { key, place, values, isDirty } = subject;
  const [offers, setOffers] = useState(() => getOffers(subject));
  const latest = useRef(subject);
  const hasWritten = useRef(false);

  useEffect(() => {
    latest.current = subject;
  });

  /**
   * Stores the unsaved values.
   * @returns false if the browser has no room for them
   */
  const keep = useCallback((): boolean => {
    const { key, place, version, unsaved, getCount, server } = latest.current;
    const values = unsaved();
    if (!values || key === undefined) return true;
    const state = server && { id: server.id, counter: getCount?.(values) ?? 0 };
    hasWritten.current = true;
    return writeDraft(key, { ...state, values, version, savedAt: new Date().toISOString() }, place);
  }, []);

  /** Stores the unsaved values unless the server has them. */
  const keepRest = useCallback(() => {
    const { unsaved, getCount, server } = latest.current;
    const values = unsaved();
    if (values && !server?.hasStored(getCount?.(values) ?? 0)) keep();
  }, [keep]);

  const discard = useCallback(() => {
    const { key, place, server } = latest.current;
    hasWritten.current = false;
    if (key !== undefined) removeDraft(key, { id: server?.id }, place);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer
  useEffect(() => {
    if (!isDirty) {
      if (hasWritten.current) discard(); // the user reverted the change
      return;
    }
    if (latest.current.server?.isReached()) return;
    const timer = setTimeout(keepRest, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, key, place, keepRest, discard]);

  useLeaving(keepRest);

  return {
    offers,
    /** Moves the first offer to the end, so that the next one is shown. */
    showNextOffer: () => setOffers(([first, ...others]) => (first ? [...others, first] : others)),
    /** Hides all offers. Those that were not taken are offered again the next time. */
    endOffers: () => setOffers([]),
    /** Deletes an offered draft from the browser. */
    refuse(draft: Draft<Values>): void {
      if (key !== undefined) removeDraft(key, draft, place);
      setOffers(offers.filter((offer) => offer !== draft));
    },
    keep,
    /** Removes a draft of this form from the browser, unless it holds a later state. */
    remove(state: Partial<DraftState>): void {
      if (key !== undefined) removeDraft(key, state, place);
    },
    /** Removes the draft of this visit. */
    discard,
  };
}

/** Calls a function when the page is hidden or left, and when the form unmounts. */
function useLeaving(store: () => void): void {
  useEffect(() => {
    addEventListener("pagehide", store);
    document.addEventListener("visibilitychange", store); // phones may end a hidden page without another event
    return () => {
      removeEventListener("pagehide", store);
      document.removeEventListener("visibilitychange", store);
      store();
    };
  }, [store]);
}

/**
 * Returns a function that returns the number of changes of a visit. It increases when the values differ from before.
 */
export function useCount(): (values: object) => number {
  const counted = useRef({ text: "", counter: 0 });
  return useCallback((values) => {
    const text = JSON.stringify(values);
    if (counted.current.text !== text) counted.current = { text, counter: counted.current.counter + 1 };
    return counted.current.counter;
  }, []);
}

function getOffers<Values extends object>({ key, place, values, serverDrafts = [] }: Subject<Values>): Draft<Values>[] {
  const local = key === undefined ? [] : readDrafts(key, values, place);
  return offeredDrafts([...local, ...serverDrafts], values);
}
