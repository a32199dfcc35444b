import ICAL from "ical.js";
import { expect, it } from "vitest";
import { type CalendarEvent, toCalendar } from "./ics.ts";

const site = { name: "Hukuk ve Yazılım", url: "https://site.example.org" };
const event: CalendarEvent = {
  id: 7,
  institution: "Çalışma, Şehircilik; Güvenlik \\ İşleri Başkanlığı ğüşiöçı ĞÜŞİÖÇI 👩‍👩‍👧 ve Bağlı Kuruluşları",
  positions: ["Zabıt Kâtibi", "Mübaşir"],
  firstDay: "2026-12-28",
  lastDay: "2026-12-31",
  source: "https://kurum.example.gov.tr/duyuru?id=1,2;3",
  version: 3,
  changedAt: new Date("2026-11-26T08:15:30.123Z"),
  isRemoved: false,
};

/** Returns the events as Mozilla's parser reads them. */
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));

it("is read back by an independent parser", () => {
  const [found] = read(toCalendar([event], site));
  expect(found?.summary).toBe(`${event.institution} başvuru dönemi`);
  expect(found?.uid).toBe("basvuru-donemi-7@site.example.org");
  expect(found?.sequence).toBe(3);
  expect(found?.startDate.isDate).toBe(true);
  expect([found?.startDate.toString(), found?.endDate.toString()]).toEqual(["2026-12-28", "2027-01-01"]);
  expect(found?.description.split("\n")).toEqual([
    "Başvurular: 28–31 Aralık 2026 (son gün dahil).",
    "Unvanlar: Zabıt Kâtibi, Mübaşir.",
    `Kaynak: ${event.source}`,
    "Tarihler kurumun duyurusundandır; başvurmadan önce kaynağa bakın.",
  ]);
  expect(found?.component.getFirstPropertyValue("url")).toBe(event.source);
  expect(found?.component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  expect(found?.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-26T08:15:30Z");
});

it("ends every line in CRLF and folds between characters at 75 octets", () => {
  const file = toCalendar([event, { ...event, id: 8, institution: "ş".repeat(300) }], site);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = file.slice(0, -2).split("\r\n");
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).toBe(line);
    expect(line).not.toContain("\ufffd");
  }
  expect(lines.some((line) => line.startsWith(" "))).toBe(true);
  expect(read(file)[1]?.summary).toBe(`${"ş".repeat(300)} başvuru dönemi`);
});

it("shows a removed window as cancelled, and an empty calendar without events", () => {
  const [found] = read(toCalendar([{ ...event, isRemoved: true }], site));
  expect(found?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  expect(read(toCalendar([], site))).toEqual([]);
});
