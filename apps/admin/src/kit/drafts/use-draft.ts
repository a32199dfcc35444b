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
/** Earlier drafts that are remembered as taken over; the server takes as many. */
const MAX_FOLLOWED = 20;

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
  /** Id of this visit's draft on the server. */
  serverId?: string | undefined;
}

/**
 * Stores unsaved values when typing pauses, the page is hidden or the form unmounts, and offers the drafts of earlier
 * visits.
 */
export function useDraft<Values extends object>(subject: Subject<Values>) {
  const { key, place, values, isDirty } = subject;
  const [offers, setOffers] = useState(() => getOffers(subject));
  const latest = useRef(subject);
  const hasWritten = useRef(false);
  const isStored = useRef(true);
  const taken = useRef<Draft<Values>>(undefined);
  const { getCount, follows, follow } = useCounter();

  useEffect(() => {
    latest.current = subject;
  });

  const store = useCallback(() => {
    const { key, place, version, unsaved, serverId: id } = latest.current;
    const values = unsaved();
    if (!values || key === undefined) return;
    const state = id === undefined ? {} : { id, counter: getCount(values), follows: follows() };
    isStored.current = writeDraft(key, { ...state, values, version, savedAt: new Date().toISOString() }, place);
    if (isStored.current && id !== undefined && taken.current) removeDraft(key, taken.current, place);
    hasWritten.current = true;
  }, [getCount, follows]);

  /** Removes what this visit stored, and what it went on from. */
  const discard = useCallback(() => {
    const { key, place, serverId: id } = latest.current;
    hasWritten.current = false;
    if (key === undefined) return;
    removeDraft(key, { id }, place);
    if (taken.current) removeDraft(key, taken.current, place);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
  useEffect(() => {
    if (!isDirty) {
      if (hasWritten.current) discard(); // the user reverted the change
      return;
    }
    const timer = setTimeout(store, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, key, place, store, discard]);

  useLeaving(store);

  return {
    offers,
    /** Shows the next offer instead of the first. */
    showNextOffer: () => setOffers(([first, ...others]) => (first ? [...others, first] : others)),
    /** Goes on from an offered draft; the others are offered the next time. */
    take(draft: Draft<Values>): void {
      taken.current = draft;
      follow(draft);
      setOffers([]);
    },
    /** Deletes an offered draft from the browser. */
    refuse(draft: Draft<Values>): void {
      if (key !== undefined) removeDraft(key, draft, place);
      setOffers(offers.filter((offer) => offer !== draft));
    },
    store,
    discard,
    /** Returns whether the browser had room for the newest values. */
    isStored: () => isStored.current,
    getCount,
    follows,
  };
}

/** Calls a function when the page is hidden and when the form unmounts. */
function useLeaving(store: () => void): void {
  useEffect(() => {
    addEventListener("pagehide", store);
    return () => {
      removeEventListener("pagehide", store);
      store();
    };
  }, [store]);
}

/** Returns functions that count the changes of a visit, and remember from which drafts it goes on. */
function useCounter() {
  const counted = useRef({ text: "", counter: 0 });
  const followed = useRef<DraftState[]>([]);
  return {
    /** Returns the count of the values, which is higher than before if they have changed. */
    getCount: useCallback((values: object): number => {
      const text = JSON.stringify(values);
      if (counted.current.text !== text) counted.current = { text, counter: counted.current.counter + 1 };
      return counted.current.counter;
    }, []),
    follows: useCallback(() => followed.current, []),
    follow: useCallback(({ id, counter = 0, follows = [] }: Draft<unknown>) => {
      if (id !== undefined) followed.current = [...follows, { id, counter }].slice(-MAX_FOLLOWED);
    }, []),
  };
}

function getOffers<Values extends object>({ key, place, values, serverDrafts = [] }: Subject<Values>): Draft<Values>[] {
  const local = key === undefined ? [] : readDrafts(key, values, place);
  return offeredDrafts([...local, ...serverDrafts], values);
}
