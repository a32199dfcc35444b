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

/** The server as another place of a form's draft. */
export interface DraftServer {
  /** Id of this visit's draft. */
  id: string;
  /** Returns whether the last call was answered. */
  isReached: () => boolean;
  /** Returns whether it has the values of this count. */
  hasStored: (counter: number) => boolean;
}

interface Subject<Values> {
  /** Undefined for values that must not be stored, such as a password. */
  key: DraftKey | undefined;
  place?: DraftPlace | undefined;
  /** Drafts that the server stored for earlier visits. */
  serverDrafts?: readonly Draft<Values>[] | undefined;
  version?: number | undefined;
  /** The values as rendered. */
  values: Values;
  /** True while the values differ from the saved ones. */
  isDirty: boolean;
  /** Returns the unsaved values at this moment; undefined if all are saved. Rendering may lag behind them. */
  unsaved: () => Values | undefined;
  getCount?: (values: Values) => number;
  /** Without it the browser alone stores the values. */
  server?: DraftServer | undefined;
}

/**
 * Stores unsaved values when typing pauses and when the screen is left, and offers the drafts of earlier visits. Where
 * the server stores them too, the browser does only what the server has not answered.
 */
export function useDraft<Values extends object>(subject: Subject<Values>) {
  const { key, place, values, isDirty } = subject;
  const [offers, setOffers] = useState(() => getOffers(subject));
  const latest = useRef(subject);
  const hasWritten = useRef(false);

  useEffect(() => {
    latest.current = subject;
  });

  /** Stores what is unsaved. @returns false if the browser has no room for it */
  const keep = useCallback((): boolean => {
    const { key, place, version, unsaved, getCount, server } = latest.current;
    const values = unsaved();
    if (!values || key === undefined) return true;
    const state = server && { id: server.id, counter: getCount?.(values) ?? 0 };
    hasWritten.current = true;
    return writeDraft(key, { ...state, values, version, savedAt: new Date().toISOString() }, place);
  }, []);

  /** Stores what is unsaved unless the server has it. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
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
    /** Shows the next offer instead of the first. */
    showNextOffer: () => setOffers(([first, ...others]) => (first ? [...others, first] : others)),
    /** Ends the offers: others than the one that is taken are offered the next time. */
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
    /** Removes what this visit stored. */
    discard,
  };
}

/** Calls a function when the page is hidden or left, and when the form unmounts. */
function useLeaving(store: () => void): void {
  useEffect(() => {
    addEventListener("pagehide", store);
    document.addEventListener("visibilitychange", store); // a phone may end a hidden page without another event
    return () => {
      removeEventListener("pagehide", store);
      document.removeEventListener("visibilitychange", store);
      store();
    };
  }, [store]);
}

/** Returns a function that counts the changes of a visit: the count of values is higher than before if they differ. */
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
