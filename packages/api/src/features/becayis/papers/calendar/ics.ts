import { formatDays, nextDay } from "@site/contract/common/days";

/** An application window as a calendar event. */
export interface CalendarEvent {
  /** Never changes; becomes the UID. */
  id: number;
  institution: string;
  /** Titles that the window is for; empty for all. */
  positions: string[];
  firstDay: string;
  lastDay: string;
  source: string;
  /** Number of changes; becomes the SEQUENCE. */
  version: number;
  changedAt: Date;
  isRemoved: boolean;
}

const MAX_OCTETS = 75;

/**
 * Returns a calendar (RFC 5545) of all-day events. Lines end in CRLF and are folded between characters at 75 octets.
 * @param site name and public address of the site
 */
export function toCalendar(events: CalendarEvent[], site: { name: string; url: string }): string {
  const host = new URL(site.url).hostname;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//Becayis//TR`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(`${site.name}: başvuru dönemleri`)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    "X-PUBLISHED-TTL:PT12H",
    ...events.flatMap((event) => toLines(event, host)),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

function toLines(event: CalendarEvent, host: string): string[] {
  const { id, institution, positions, firstDay, lastDay, source, version, changedAt, isRemoved } = event;
  const description = [
    `Başvurular: ${formatDays(firstDay, lastDay)} (son gün dahil).`,
    positions.length > 0 ? `Unvanlar: ${positions.join(", ")}.` : "Bütün unvanlar.",
    `Kaynak: ${source}`,
    "Tarihler kurumun duyurusundandır; başvurmadan önce kaynağa bakın.",
  ].join("\n");
  return [
    "BEGIN:VEVENT",
    `UID:basvuru-donemi-${id}@${host}`,
    `DTSTAMP:${toUtc(changedAt)}`,
    `LAST-MODIFIED:${toUtc(changedAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART;VALUE=DATE:${toDate(firstDay)}`,
    `DTEND;VALUE=DATE:${toDate(nextDay(lastDay))}`, // exclusive
    `SUMMARY:${escapeText(`${institution} başvuru dönemi`)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${source}`,
    `STATUS:${isRemoved ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

const toDate = (day: string) => day.replaceAll("-", "");
const toUtc = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n|\r|\n/g, "\\n");
}

/** Folds a line (RFC 5545, 3.1) without splitting a character; a continuation begins with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join("\r\n");
}
