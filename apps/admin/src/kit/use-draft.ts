import { useCallback, useEffect, useRef, useState } from "react";
import { type Draft, type DraftKey, readDraft, removeDraft, writeDraft } from "./draft.ts";

const DEBOUNCE_MS = 400;

interface Subject<Values> {
  key: DraftKey;
  version: number | undefined;
  values: Values;
  /** True while the values differ from the saved ones. */
  isDirty: boolean;
}

/**
 * Stores unsaved values when typing pauses, the page is hidden or the form unmounts, and offers the draft of an earlier
 * visit.
 */
export function useDraft<Values extends object>(subject: Subject<Values>) {
  const { key, values, isDirty } = subject;
  const [offered, setOffered] = useState(() => draftUnlike(key, values));
  const latest = useRef(subject);
  const hasWritten = useRef(false);

  useEffect(() => {
    latest.current = subject;
  });

  const store = useCallback(() => {
    const { key, version, values, isDirty } = latest.current;
    if (!isDirty) return;
    writeDraft(key, { values, version, savedAt: new Date().toISOString() });
    hasWritten.current = true;
  }, []);

  /** Deletes the draft and cancels a pending write. */
  const discard = useCallback(() => {
    latest.current = { ...latest.current, isDirty: false };
    removeDraft(latest.current.key);
    setOffered(undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
  useEffect(() => {
    if (!isDirty) {
      if (hasWritten.current) removeDraft(key); // the user reverted the change
      hasWritten.current = false;
      return;
    }
    const timer = setTimeout(store, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, key, store]);

  useEffect(() => {
    addEventListener("pagehide", store);
    return () => {
      removeEventListener("pagehide", store);
      store();
    };
  }, [store]);

  return { offered, closeOffer: useCallback(() => setOffered(undefined), []), store, discard };
}

function draftUnlike<Values extends object>(key: DraftKey, values: Values): Draft<Values> | undefined {
  const draft = readDraft(key, values);
  return draft && JSON.stringify(draft.values) !== JSON.stringify(values) ? draft : undefined;
}
