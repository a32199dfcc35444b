import { PassThrough, type Readable } from "node:stream";
import { ADMIN_SIGNALS_CHANNEL, type App, AppError, findOpenAdminSessions } from "@site/api";
import { type AdminEvent, adminEvents, eventText } from "@site/contract/notifications/events";
import type { Channel } from "./database-listener.ts";

/** The most streams of this instance and of one session; a browser opens one per visible tab. */
const MAX_STREAMS = 200;
const MAX_PER_SESSION = 6;
/**
 * Milliseconds between comment lines, which keep proxies from closing a silent connection, and between checks of
 * sessions.
 */
const PULSE_MS = 15_000;
/** Signals of one kind within this time (ms) become one event. */
const GATHER_MS = 250;
/** A client with more unread bytes is disconnected. */
const MAX_UNREAD_BYTES = 4_096;

/** The event streams of administrators. They tell that something has changed, never its content. */
export interface AdminStreams {
  /** Opens a stream. @throws TOO_MANY_REQUESTS; UNAVAILABLE during a stop */
  open(sessionId: number): Readable;
  /** The signals of all instances. */
  channel: Channel;
  /** Ends all streams and refuses new ones. */
  close(): void;
}

/** Collects events for a moment, so that many changes become one message. */
function gatherEvents(send: (events: AdminEvent[]) => void) {
  const waiting = new Set<AdminEvent>();
  let timer: NodeJS.Timeout | undefined;
  return {
    add(...events: readonly AdminEvent[]): void {
      for (const event of events) waiting.add(event);
      timer ??= setTimeout(() => {
        timer = undefined;
        send([...waiting]);
        waiting.clear();
      }, GATHER_MS).unref();
    },
    close: () => clearTimeout(timer),
  };
}

export function createAdminStreams(app: App): AdminStreams {
  const streams = new Map<PassThrough, number>();
  let isClosing = false;
  let pulse: NodeJS.Timeout | undefined;
  const gathered = gatherEvents((events) => send(events.map(eventText).join("")));

  function send(text: string): void {
    for (const stream of streams.keys()) {
      if (stream.readableLength + stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
      else stream.write(text);
    }
  }

  async function endRevoked(): Promise<void> {
    if (streams.size === 0) return;
    const open = await findOpenAdminSessions(app, [...new Set(streams.values())]);
    for (const [stream, sessionId] of streams) if (!open.includes(sessionId)) stream.end();
  }

  function checkSessions(): void {
    // While the database is away, nobody can know which sessions are open; the next check asks again.
    endRevoked().catch((error: Error) => {
      if (!isClosing) app.log.error(`event streams: ${error.message}`);
    });
  }

  function add(stream: PassThrough, sessionId: number): void {
    streams.set(stream, sessionId);
    pulse ??= setInterval(() => {
      send(": \n\n");
      checkSessions();
    }, PULSE_MS).unref();
    stream.once("close", () => {
      streams.delete(stream);
      if (streams.size > 0) return;
      clearInterval(pulse);
      pulse = undefined;
    });
  }

  return {
    open(sessionId) {
      if (isClosing) throw new AppError("UNAVAILABLE");
      const own = [...streams.values()].filter((id) => id === sessionId).length;
      if (streams.size >= MAX_STREAMS || own >= MAX_PER_SESSION) throw new AppError("TOO_MANY_REQUESTS");
      const stream = new PassThrough();
      stream.on("error", () => undefined); // the client has disconnected
      add(stream, sessionId);
      stream.write(": \n\n"); // sends the headers
      return stream;
    },
    channel: {
      name: ADMIN_SIGNALS_CHANNEL,
      received(payload) {
        if (payload === "sessions") checkSessions();
        else gathered.add(payload === "creations" ? "creations" : "changed");
      },
      missed() {
        gathered.add(...adminEvents);
        checkSessions();
      },
    },
    close() {
      isClosing = true;
      gathered.close();
      clearInterval(pulse);
      for (const stream of streams.keys()) stream.end();
    },
  };
}
