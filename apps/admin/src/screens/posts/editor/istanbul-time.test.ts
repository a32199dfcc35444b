import { expect, test } from "vitest";
import { fromIstanbulField, toIstanbulField } from "./istanbul-time.ts";

test("shows Istanbul time whatever the computer's time zone", () => {
  expect(toIstanbulField("2026-11-20T21:30:00.000Z")).toBe("2026-11-21T00:30");
});

test("parses Istanbul time, in winter and in years with daylight saving time", () => {
  expect(fromIstanbulField("2026-11-21T00:30")).toBe("2026-11-20T21:30:00.000Z");
  expect(fromIstanbulField("2015-07-01T12:00")).toBe("2015-07-01T09:00:00.000Z");
  expect(fromIstanbulField("2015-01-01T12:00")).toBe("2015-01-01T10:00:00.000Z");
});

test("maps an empty field to null and null to an empty field", () => {
  expect(fromIstanbulField("")).toBeNull();
  expect(toIstanbulField(null)).toBe("");
});
