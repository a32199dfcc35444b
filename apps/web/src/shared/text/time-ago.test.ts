import { expect, it } from "vitest";
import { timeAgo } from "./time-ago.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [-5 * MINUTE, "az önce"],
  [59_000, "az önce"],
  [MINUTE, "1 dakika önce"],
  [59 * MINUTE, "59 dakika önce"],
  [HOUR, "1 saat önce"],
  [DAY - 1, "23 saat önce"],
  [DAY, "1 gün önce"],
  [7 * DAY - 1, "6 gün önce"],
  [7 * DAY, "1 hafta önce"],
  [28 * DAY - 1, "3 hafta önce"],
  [28 * DAY, "1 ay önce"],
  [60 * DAY, "2 ay önce"],
  [359 * DAY, "11 ay önce"],
  [360 * DAY, "1 yıl önce"],
  [800 * DAY, "2 yıl önce"],
])("an age of %i ms is shown as %s", (age, text) => expect(timeAgo(new Date(NOW - age).toISOString(), NOW)).toBe(text));

it("describes a missing date", () =>
  expect([timeAgo(null, NOW), timeAgo("", NOW)]).toEqual(["Tarih yok", "Tarih yok"]));

it("describes an invalid date", () => expect(timeAgo("dün", NOW)).toBe("Geçersiz tarih"));
