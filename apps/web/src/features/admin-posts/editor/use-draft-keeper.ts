import { useCallback, useEffect, useRef, useState } from "react";
import { type PostDraft, readDraft, removeDraft, writeDraft } from "./post-draft.ts";
import type { PostFormValues } from "./post-form.ts";

const REST_MS = 400;

interface Subject {
  postId: number | undefined;
  version: number | undefined;
  values: PostFormValues;
  /** True while the values differ from what is saved. */
  isDirty: boolean;
}

/** Keeps unsaved values as a draft while typing rests, when the tab is hidden and when the screen goes; offers back what an earlier visit left. */
export function useDraftKeeper(subject: Subject) {
  const { postId, values, isDirty } = subject;
  const [offered, setOffered] = useState(() => draftUnlike(postId, values));
  const latest = useRef(subject);
  const hasWritten = useRef(false);

  useEffect(() => {
    latest.current = subject;
  });

  const keep = useCallback(() => {
    const { postId, version, values, isDirty } = latest.current;
    if (!isDirty) return;
    writeDraft(postId, { values, version, savedAt: new Date().toISOString() });
    hasWritten.current = true;
  }, []);

  /** Forgets the draft and what waits to be written: it is saved, or not wanted. */
  const drop = useCallback(() => {
    latest.current = { ...latest.current, isDirty: false };
    removeDraft(latest.current.postId);
    setOffered(undefined);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values starts the wait anew
  useEffect(() => {
    if (!isDirty) {
      if (hasWritten.current) removeDraft(postId); // typed, then taken back
      hasWritten.current = false;
      return;
    }
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, postId, keep]);

  useEffect(() => {
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [keep]);

  return { offered, closeOffer: useCallback(() => setOffered(undefined), []), keep, drop };
}

function draftUnlike(postId: number | undefined, values: PostFormValues): PostDraft | undefined {
  const draft = readDraft(postId);
  return draft && JSON.stringify(draft.values) !== JSON.stringify(values) ? draft : undefined;
}
