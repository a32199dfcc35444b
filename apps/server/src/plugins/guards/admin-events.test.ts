import { once } from "node:events";
import { createTestApp } from "@site/api/testing";
import { ADMIN_EVENTS_ADDRESS } from "@site/contract/notifications/events";
import { beforeAll, describe, expect, it } from "vitest";
import { connectAgain, createTestHost, type SignedIn, signIn, type TestHost } from "../../testing/host.ts";

const LIMIT_MS = 10_000;

let first: TestHost;
let second: TestHost;
beforeAll(async () => {
  const app = await createTestApp();
  first = await createTestHost({ app, listens: true });
  second = await createTestHost({ app: await connectAgain(app), listens: true });
});

/** Opens a stream. @returns its status, and functions that wait for the next event and for the end */
async function open(host: TestHost, headers: Record<string, string>) {
  const closing = new AbortController();
  const response = await fetch(host.origin + ADMIN_EVENTS_ADDRESS, { headers, signal: closing.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const within = async <Value>(work: Promise<Value>) => {
    const tooLong = once(AbortSignal.timeout(LIMIT_MS), "abort").then(() => Promise.reject(new Error("too long")));
    return Promise.race([work, tooLong]);
  };
  async function readTo(isWanted: (text: string | undefined) => boolean): Promise<void> {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (isWanted(done ? undefined : value)) return;
      if (done) throw new Error("the stream has ended");
    }
  }
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    changed: () => within(readTo((text) => text?.includes("data: changed") ?? false)),
    ended: () => within(readTo((text) => text === undefined)),
    close: () => closing.abort(),
  };
}

const notify = (host: TestHost) =>
  host.app.db.prisma.adminNotification.create({ data: { type: "comment", title: "Yeni", message: "…" } });

describe("the event stream", () => {
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await signIn(first);
  });

  it("tells administrators on every instance that the bell has changed, and nothing more", async () => {
    const streams = await Promise.all([first, second].map((host) => open(host, admin.headers)));
    expect(streams.map(({ status, type }) => [status, type])).toEqual(
      [1, 2].map(() => [200, "text/event-stream; charset=utf-8"]),
    );
    const heard = Promise.all(streams.map(({ changed }) => changed()));
    await notify(second);
    await heard;
    for (const { close } of streams) close();
  });

  it("tells them of a record that is decided or deleted, also if nothing in the bell reports it", async () => {
    const { prisma } = first.app.db;
    const writer = { name: "Ayşe", email: "ayse@example.org" };
    const { id } = await prisma.contactMessage.create({ data: { ...writer, subject: "Soru", message: "…" } });
    const stream = await open(second, admin.headers);
    const decided = stream.changed();
    await prisma.contactMessage.update({ where: { id }, data: { closedAt: new Date() } });
    await decided;
    const deleted = stream.changed();
    await prisma.contactMessage.delete({ where: { id } });
    await deleted;
    stream.close();
  });

  it("is refused to visitors, members and broken tokens", async () => {
    const strangers: Record<string, string>[] = [
      {},
      { authorization: `Bearer u_${"a".repeat(43)}` },
      { "x-admin-token": "a_kisa" },
    ];
    for (const headers of strangers) expect((await open(first, headers)).status).toBe(401);
    expect((await fetch(first.origin + ADMIN_EVENTS_ADDRESS, { method: "POST" })).status).toBe(405);
  });

  it("ends on every instance when the session ends", async () => {
    const other = await signIn(first);
    const stream = await open(second, other.headers);
    const ended = stream.ended();
    await first.server.inject({ method: "POST", url: "/api/admin/logout", headers: other.headers });
    await ended;
    expect((await open(second, other.headers)).status).toBe(401);
  });

  it("is bounded for one session, and a closed one makes room", async () => {
    const other = await signIn(first);
    const streams = await Promise.all(Array.from({ length: 6 }, () => open(first, other.headers)));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await open(first, other.headers)).status).toBe(429);
    streams[0]?.close();
    await expect.poll(async () => (await open(first, other.headers)).status, { timeout: LIMIT_MS }).toBe(200);
    for (const { close } of streams) close();
  });

  it("ends at a stop, which refuses new ones", async () => {
    const stream = await open(second, admin.headers);
    const ended = stream.ended();
    second.streams.close();
    await ended;
    expect((await open(second, admin.headers)).status).toBe(503);
  });
});
