import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { fromIstanbulField, toIstanbulField } from "./istanbul-time.ts";

/**
 * Converts every half hour of 2026 back and forth in zones with clock changes, and prints those that differ. It runs in
 * another process, because the zone belongs to the process.
 */
const script = `
  const { fromIstanbulField, toIstanbulField } = await import("${pathToFileURL(join(import.meta.dirname, "istanbul-time.ts")).href}");
  for (const zone of ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"]) {
    process.env.TZ = zone;
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += 30 * 60_000) {
      const moment = new Date(time).toISOString();
      const field = new Date(time + 3 * 3_600_000).toISOString().slice(0, 16);
      if (toIstanbulField(moment) !== field || fromIstanbulField(field) !== moment) console.log(zone, moment);
    }
    console.log(zone, new Set([0, 3, 6, 9].map((month) => new Date(2026, month).getTimezoneOffset())).size);
  }`;

test("keeps every half hour whatever the computer's zone is", () => {
  const program = ["--import", "tsx", "--input-type=module", "-e", script];
  const lines = execFileSync(process.execPath, program, { encoding: "utf8" }).trim().split("\n");
  expect(lines, "zones with two offsets, and no moment").toEqual([
    "Europe/Berlin 2",
    "America/New_York 2",
    "Australia/Lord_Howe 2",
  ]);
});

test("parses Istanbul time, in winter and in years with daylight saving time", () => {
  expect(fromIstanbulField("2026-11-21T00:30")).toBe("2026-11-20T21:30:00.000Z");
  expect(fromIstanbulField("2015-07-01T12:00")).toBe("2015-07-01T09:00:00.000Z");
  expect(fromIstanbulField("2015-01-01T12:00")).toBe("2015-01-01T10:00:00.000Z");
});

test("maps an empty field to null and null to an empty field", () => {
  expect(fromIstanbulField("")).toBeNull();
  expect(fromIstanbulField("2026-13-45T99:99")).toBeNull();
  expect(toIstanbulField(null)).toBe("");
});
