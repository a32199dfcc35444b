import { expect, it } from "vitest";
import { formatMoment } from "./format-moment.ts";

it("formats date and time in Istanbul", () =>
  expect(formatMoment("2026-11-21T06:05:00.000Z")).toBe("21 Kasım 2026 09:05"));

it("describes a missing or invalid moment", () => {
  expect([null, "", "2026-13-01", "yakında"].map(formatMoment)).toEqual([
    "Tarih belirtilmemiş",
    "Tarih belirtilmemiş",
    "Geçersiz tarih",
    "Tarih formatı hatası",
  ]);
});
