import { useCallback, useEffect, useRef, useState } from "react";
import { type Draft, type DraftKey, type DraftPlace, readDraft, removeDraft, writeDraft } from "./draft.ts";

const DEBOUNCE_MS = 400;

interface Subject<Values> {
  /** Undefined for values that must not be stored, such as a password. */
  key: DraftKey | undefined;
  place?: DraftPlace | undefined;
  /** A draft that the server stored for an earlier visit. */
  serverDraft?: Draft<Values> | undefined;
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
 * Stores unsaved values when typing pauses, the page is hidden or the form unmounts, and offers the draft of an earlier
 * visit.
 */
export function useDraft<Values extends object>(subject: Subject<Values>) {
  const { key, place, values, isDirty } = subject;
  const [offered, setOffered] = useState(() => draftUnlike(subject));
  const latest = useRef(subject);
  const hasWritten = useRef(false);

  useEffect(() => {
    latest.current = subject;
  });

  const store = useCallback(() => {
    const { key, place, version, unsaved, serverId } = latest.current;
    const values = unsaved();
    if (!values || key === undefined) return;
    writeDraft(key, { id: serverId, values, version, savedAt: new Date().toISOString() }, place);
    hasWritten.current = true;
  }, []);

  const discard = useCallback(() => {
    if (latest.current.key !== undefined) removeDraft(latest.current.key, latest.current.place);
    setOffered(undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change restarts the timer
  useEffect(() => {
    if (!isDirty) {
      if (hasWritten.current && key !== undefined) removeDraft(key, place); // the user reverted the change
      hasWritten.current = false;
      return;
    }
    const timer = setTimeout(store, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, key, place, store]);

  useEffect(() => {
    addEventListener("pagehide", store);
    return () => {
      removeEventListener("pagehide", store);
      store();
    };
  }, [store]);

  return { offered, closeOffer: useCallback(() => setOffered(undefined), []), store, discard };
}

/**
 * Returns the newer one of the browser's and the server's draft, unless it equals the record. Of one visit the
 * browser's is the newer one, whatever the clocks say: the server's may have been long on its way.
 */
function draftUnlike<Values extends object>({
  key,
  place,
  values,
  serverDraft,
}: Subject<Values>): Draft<Values> | undefined {
  const local = key === undefined ? undefined : readDraft(key, values, place);
  const isLocalNewer = local && (!serverDraft || serverDraft.id === local.id || serverDraft.savedAt <= local.savedAt);
  const draft = isLocalNewer ? local : serverDraft;
  return draft && JSON.stringify(draft.values) !== JSON.stringify(values) ? draft : undefined;
}
