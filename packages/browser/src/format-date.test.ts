import { describe, expect, it } from "vitest";
import { formatDate, formatMoment, formatShortDate } from "./format-date.ts";

describe("formatDate", () => {
  it("formats every day like Intl in Istanbul, also around midnight", () => {
    const format = new Intl.DateTimeFormat("tr-TR", {
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone: "Europe/Istanbul",
    });
    const hour = 60 * 60 * 1000;
    const wrong: string[] = [];
    for (let time = Date.UTC(2016, 8, 8); time < Date.UTC(2031, 0, 1); time += 3 * hour) {
      const text = new Date(time).toISOString();
      if (formatDate(text) !== format.format(time)) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });

  it("describes a missing or invalid date", () => {
    expect(formatDate(null)).toBe("Tarih belirtilmemiş");
    expect(formatDate(undefined, "Tarih yok")).toBe("Tarih yok");
    for (const day of ["2026-02-31T25:00:00Z", "2026-13-01"]) expect(formatDate(day), day).toBe("Geçersiz tarih");
    for (const text of ["yakında", "31/31/2026"]) expect(formatDate(text), text).toBe("Tarih formatı hatası");
  });
});

it("formatMoment adds the time in Istanbul", () => {
  expect(formatMoment("2026-11-21T21:05:00.000Z")).toBe("22 Kasım 2026 00:05");
});

it("formatShortDate shortens the month, and has the year on demand", () => {
  expect(["2026-11-21", "2026-08-01"].map((day) => formatShortDate(day))).toEqual(["21 Kas", "1 Ağu"]);
  expect(formatShortDate("2026-11-30T21:30:00Z", true)).toBe("1 Ara 2026");
});
