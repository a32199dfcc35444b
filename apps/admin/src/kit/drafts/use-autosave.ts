import { getServerError } from "@site/browser/calls/server-error";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DraftState } from "./draft.ts";

/** Values are sent after this pause in typing, so that they are on the server within two seconds. */
const PAUSE_MS = 1_000;
/** Continuous typing delays a call by no more than this time. */
const MAX_MS = 2_000;
const RETRY_MS = 5_000;

const unreachable = "Sunucuya ulaşılamıyor; yazdıklarınız bu tarayıcıda saklandı, bağlantı gelince gönderilecek";
const unreachableAndFull =
  "Sunucuya ulaşılamıyor ve bu tarayıcıda yer yok; bağlantı gelene kadar bu sekmeyi kapatmayın";

const running = new Set<Promise<unknown>>();
let isOver = false;

/** Waits for running calls and stops sending in this document, because the session is about to end. */
export async function endAutosave(): Promise<void> {
  isOver = true;
  await Promise.all(running);
}

/** Unsaved values with their version. */
export interface StoredState<Values> extends Pick<DraftState, "counter"> {
  values: Values;
}

export interface Autosave<Values> {
  /** Id of the draft that this visit stores. */
  id: string;
  /** Stores the values on the server. */
  store: (state: StoredState<Values>) => Promise<unknown>;
  /** Deletes a draft of this or an earlier visit, unless the server has a later version of it. */
  discard: (state: DraftState) => Promise<unknown>;
}

const timeFormat = new Intl.DateTimeFormat("tr-TR", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "Europe/Istanbul",
});

interface Subject<Values> {
  /** The values of the last render. */
  values: Values;
  isDirty: boolean;
  /** Returns the present values, which may be newer than the rendered ones. */
  getState: () => StoredState<Values>;
  /**
   * Stores the values in the browser.
   * @returns false if it has no room
   */
  storeInBrowser: () => boolean;
  /** Called after the server has stored a version. */
  onStored?: (state: DraftState) => void;
  autosave: Autosave<Values> | undefined;
}

/**
 * Sends unsaved values to the server while the user types, one call at a time. Failed calls are retried with the newest
 * values. Without `autosave` it does nothing.
 */
export function useAutosave<Values>(subject: Subject<Values>) {
  const { values, isDirty } = subject;
  const [state, setState] = useState("");
  const latest = useRef(subject);
  /** Set since the first change that is not on the server; undefined if the server has everything. */
  const waiting = useRef<{ since: number } | undefined>(undefined);
  const call = useRef<Promise<unknown>>(undefined);
  const hasStored = useRef(false);
  /** The last version that the server has, and whether it answered the last call. */
  const server = useRef({ counter: -1, isReached: true });

  useEffect(() => {
    latest.current = subject;
  });

  /** Waits for the running call and sends nothing more until the values change. */
  const pause = useCallback(async () => {
    waiting.current = undefined;
    await call.current;
  }, []);

  /** Deletes the stored draft. A failure does no harm, because a draft that equals the record is not offered. */
  const discard = useCallback(async () => {
    const { autosave, getState } = latest.current;
    const { counter } = getState();
    hasStored.current = false;
    await pause();
    server.current.counter = -1;
    setState("");
    await autosave?.discard({ id: autosave.id, counter }).catch(() => undefined);
  }, [pause]);

  const send = useCallback(() => {
    const { getState, autosave } = latest.current;
    if (isOver || !autosave || !waiting.current || call.current) return;
    waiting.current = undefined;
    hasStored.current = true;
    const state = getState();
    const stored = storeState(autosave, state)
      .then(({ isStored, refusal }) => {
        const { storeInBrowser, onStored } = latest.current;
        server.current.isReached = isStored;
        if (isStored) {
          server.current.counter = state.counter;
          setState(`Taslak sunucuda saklandı (${timeFormat.format(new Date())})`);
          onStored?.({ id: autosave.id, counter: state.counter });
          return;
        }
        const isInBrowser = storeInBrowser();
        if (refusal !== undefined) return setState(`Taslak sunucuda saklanamadı: ${refusal}`);
        waiting.current ??= { since: Date.now() };
        setState(isInBrowser ? unreachable : unreachableAndFull);
      })
      .finally(() => {
        call.current = undefined;
        running.delete(stored);
      });
    running.add(stored);
    call.current = stored;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values restarts the timer
  useEffect(() => {
    if (!latest.current.autosave) return;
    if (!isDirty) {
      if (hasStored.current) void discard(); // the user reverted the change
      return;
    }
    waiting.current ??= { since: Date.now() };
    const elapsed = Date.now() - waiting.current.since;
    const timer = setTimeout(send, Math.max(0, Math.min(PAUSE_MS, MAX_MS - elapsed)));
    return () => clearTimeout(timer);
  }, [values, isDirty, send, discard]);

  useRetries(send, subject.autosave !== undefined);

  /** Sends values that were typed while a save was running, after they have been rendered. */
  const resume = useCallback(() => {
    waiting.current ??= { since: Date.now() };
    setTimeout(send, PAUSE_MS);
  }, [send]);

  return {
    state,
    pause,
    discard,
    resume,
    server: {
      id: subject.autosave?.id ?? "",
      isReached: () => server.current.isReached,
      hasStored: (counter: number) => server.current.counter >= counter,
    },
  };
}

/**
 * Stores a version on the server.
 * @returns the server's refusal; undefined if the server was not reached
 */
async function storeState<Values>(
  autosave: Autosave<Values>,
  state: StoredState<Values>,
): Promise<{ isStored: boolean; refusal?: string | undefined }> {
  try {
    await autosave.store(state);
    return { isStored: true };
  } catch (error) {
    return { isStored: false, refusal: getServerError(error)?.message };
  }
}

/** Calls a function repeatedly, and at once when the browser is online again. */
function useRetries(send: () => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const retry = setInterval(send, RETRY_MS);
    addEventListener("online", send);
    return () => {
      clearInterval(retry);
      removeEventListener("online", send);
    };
  }, [send, isWanted]);
}
