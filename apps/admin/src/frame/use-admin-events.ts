import { adminToken } from "@site/browser/admin-token";
import { ADMIN_EVENTS_ADDRESS, type AdminEvent, adminEvents } from "@site/contract/notifications/events";
import { useEffect, useRef, useState } from "react";

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;
/** The time without data after which the connection counts as dead: three missed pulses of the server. */
const SILENCE_MS = 45_000;

/**
 * Reads the server's event stream while this tab is visible. Hidden tabs close theirs, because browsers allow only six
 * connections per host over HTTP/1.1.
 * @param onChanged called for each event, and once for every kind when the stream opens, as events may have been missed
 * @returns whether the stream is open
 */
export function useAdminEvents(onChanged: (event: AdminEvent) => void): boolean {
  const [isOpen, setOpen] = useState(false);
  const listener = useRef(onChanged);
  useEffect(() => {
    listener.current = onChanged;
  });

  useEffect(() => {
    let following: AbortController | undefined;
    function update(): void {
      if (document.visibilityState === "hidden") {
        following?.abort();
        following = undefined;
      } else if (!following) {
        following = new AbortController();
        void follow(following.signal, (event) => listener.current(event), setOpen);
      }
    }
    update();
    document.addEventListener("visibilitychange", update);
    return () => {
      document.removeEventListener("visibilitychange", update);
      following?.abort();
    };
  }, []);
  return isOpen;
}

type Listener = (event: AdminEvent) => void;

/** Reads the stream until the signal aborts, and reopens it after growing pauses. */
async function follow(signal: AbortSignal, onChanged: Listener, onOpen: (isOpen: boolean) => void): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    const hasOpened = await read(signal, onChanged, onOpen).catch(() => false);
    if (signal.aborted) return;
    wait = hasOpened ? FIRST_WAIT_MS : Math.min(wait * 2, MAX_WAIT_MS);
    await pause(wait * (1 + Math.random()), signal); // random, so that not all tabs reconnect at once
  }
}

/**
 * Reads one stream to its end.
 * @returns whether the server opened it
 */
async function read(signal: AbortSignal, onChanged: Listener, onOpen: (isOpen: boolean) => void): Promise<boolean> {
  const silent = new AbortController();
  const response = await fetch(ADMIN_EVENTS_ADDRESS, {
    headers: { "x-admin-token": adminToken.read() ?? "" },
    cache: "no-store",
    signal: AbortSignal.any([signal, silent.signal]),
  });
  if (response.status === 401) onChanged("changed"); // refetches, and the answer to that call ends the session
  if (!response.ok || !response.body) return false;
  onOpen(true);
  for (const event of adminEvents) onChanged(event);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (let rest = ""; ; ) {
      timer = setTimeout(() => silent.abort(), SILENCE_MS);
      const { done, value } = await reader.read();
      clearTimeout(timer);
      if (done) return true;
      const events = (rest + value).split("\n\n");
      rest = events.pop() ?? "";
      for (const event of adminEvents) if (events.includes(`data: ${event}`)) onChanged(event);
    }
  } catch {
    return true; // the connection was lost
  } finally {
    clearTimeout(timer);
    if (!signal.aborted) onOpen(false);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
