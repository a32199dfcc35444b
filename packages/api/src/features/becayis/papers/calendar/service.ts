import { createHash, randomBytes } from "node:crypto";
import { calendarTexts } from "@site/contract/becayis/papers/calendar/labels";
import type { ApplicationWindow, CalendarFeed, MemberCalendar } from "@site/contract/becayis/papers/calendar/schema";
import type { App } from "../../../../core/app.ts";
import { AppError } from "../../../../core/calls/errors.ts";
import { type CalendarEvent, toCalendar } from "./ics.ts";
import {
  FIND_FEED_OWNER,
  FIND_WINDOW,
  LIST_FEED_WINDOWS,
  LIST_MEMBER_WINDOWS,
  READ_MEMBER_CALENDAR,
  STORE_FEED,
  type WindowRow,
} from "./queries.ts";

const TOKEN = /^[\w-]{43}$/;

/** Returns the windows that concern a member, and whether a private calendar address exists. */
export async function getMemberCalendar(app: App, memberId: number): Promise<MemberCalendar> {
  const { rows } = await app.db.pool.query<{ today: string; institution: string | null; feed_created_at: Date | null }>(
    READ_MEMBER_CALENDAR,
    [memberId],
  );
  const [facts] = rows;
  if (!facts) throw new AppError("INTERNAL");
  const { rows: windows } = await app.db.pool.query<WindowRow>(LIST_MEMBER_WINDOWS, [memberId]);
  return {
    institution: facts.institution,
    today: facts.today,
    windows: windows.map(toWindow),
    feedCreatedAt: facts.feed_created_at?.toISOString() ?? null,
  };
}

export function toWindow({ id, institution, positions, first_day, last_day, source }: WindowRow): ApplicationWindow {
  return { id, institution, positions, firstDay: first_day, lastDay: last_day, source };
}

/** Creates a private calendar address; a former one stops working. @throws TOO_MANY_REQUESTS */
export async function makeCalendarFeed(app: App, memberId: number): Promise<CalendarFeed> {
  await app.limits.take("calendarFeeds", String(memberId));
  const token = randomBytes(32).toString("base64url");
  await app.db.pool.query(STORE_FEED, [memberId, hashToken(token)]);
  return { url: `${app.siteUrl}/api/becayis/calendar/${token}.ics`, message: calendarTexts.feedMade };
}

/** Deletes the private calendar address; idempotent. */
export async function revokeCalendarFeed(app: App, memberId: number): Promise<void> {
  await app.db.prisma.calendarFeed.deleteMany({ where: { memberId } });
}

/** Returns the calendar of a private address. @throws NOT_FOUND for an invalid one */
export async function readCalendarFeed(app: App, token: string): Promise<string> {
  const { rows } = TOKEN.test(token)
    ? await app.db.pool.query<{ id: number }>(FIND_FEED_OWNER, [hashToken(token)])
    : { rows: [] };
  if (!rows[0]) throw new AppError("NOT_FOUND");
  const { rows: windows } = await app.db.pool.query<WindowRow>(LIST_FEED_WINDOWS, [rows[0].id]);
  return toFile(app, windows);
}

/** Returns the calendar file of one window. @throws NOT_FOUND */
export async function readWindowFile(app: App, id: number): Promise<string> {
  const { rows } = await app.db.pool.query<WindowRow>(FIND_WINDOW, [id]);
  if (rows.length === 0) throw new AppError("NOT_FOUND");
  return toFile(app, rows);
}

async function toFile(app: App, windows: WindowRow[]): Promise<string> {
  return toCalendar(windows.map(toEvent), { name: new URL(app.siteUrl).hostname, url: app.siteUrl });
}

function toEvent(row: WindowRow): CalendarEvent {
  return {
    id: row.id,
    institution: row.institution,
    positions: row.positions,
    firstDay: row.first_day,
    lastDay: row.last_day,
    source: row.source,
    version: row.version,
    changedAt: row.changed_at,
    isRemoved: row.is_removed,
  };
}

/** Hashes a token; it is random, so a fast hash is enough. */
function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
