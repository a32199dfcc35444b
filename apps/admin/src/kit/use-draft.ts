import { useCallback, useEffect, useRef, useState } from "react";
import { type Draft, type DraftKey, readDraft, removeDraft, writeDraft } from "./draft.ts";

const REST_MS = 400;

interface Subject<Values> {
  key: DraftKey;
  version: number | undefined;
  values: Values;
  /** True while the values differ from what is saved. */
  isDirty: boolean;
}

/** Keeps unsaved values while typing rests, when the tab is hidden and when the form goes; offers back what an earlier visit left. */
export function useDraft<Values extends object>(subject: Subject<Values>) {
  const { key, values, isDirty } = subject;
  const [offered, setOffered] = useState(() => draftUnlike(key, values));
  const latest = useRef(subject);
  const hasWritten = useRef(false);

  useEffect(() => {
    latest.current = subject;
  });

  const keep = useCallback(() => {
    const { key, version, values, isDirty } = latest.current;
    if (!isDirty) return;
    writeDraft(key, { values, version, savedAt: new Date().toISOString() });
    hasWritten.current = true;
  }, []);

  /** Forgets the draft and what waits to be written: it is saved, or not wanted. */
  const drop = useCallback(() => {
    latest.current = { ...latest.current, isDirty: false };
    removeDraft(latest.current.key);
    setOffered(undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values starts the wait anew
  useEffect(() => {
    if (!isDirty) {
      if (hasWritten.current) removeDraft(key); // typed, then taken back
      hasWritten.current = false;
      return;
    }
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, key, keep]);

  useEffect(() => {
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [keep]);

  return { offered, closeOffer: useCallback(() => setOffered(undefined), []), keep, drop };
}

function draftUnlike<Values extends object>(key: DraftKey, values: Values): Draft<Values> | undefined {
  const draft = readDraft(key, values);
  return draft && JSON.stringify(draft.values) !== JSON.stringify(values) ? draft : undefined;
}
