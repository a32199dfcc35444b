import { expect, test } from "vitest";
import { fromIstanbulField, toIstanbulField } from "./istanbul-time.ts";

test("shows a moment by the clock in Istanbul, whatever the clock of the computer", () => {
  expect(toIstanbulField("2026-11-20T21:30:00.000Z")).toBe("2026-11-21T00:30");
});

test("reads the clock in Istanbul back, in winter and in the summers that had their own time", () => {
  expect(fromIstanbulField("2026-11-21T00:30")).toBe("2026-11-20T21:30:00.000Z");
  expect(fromIstanbulField("2015-07-01T12:00")).toBe("2015-07-01T09:00:00.000Z");
  expect(fromIstanbulField("2015-01-01T12:00")).toBe("2015-01-01T10:00:00.000Z");
});

test("has no moment for an empty field and an empty field for no moment", () => {
  expect(fromIstanbulField("")).toBeNull();
  expect(toIstanbulField(null)).toBe("");
});
