import { expect, it } from "vitest";
import { isLate, waitingText } from "./waiting.ts";

const now = Date.parse("2026-11-23T12:00:00Z");

it("tells how long a listing has been waiting", () => {
  expect(waitingText("2026-11-23T11:30:00Z", now)).toBe("Az önce gönderildi");
  expect(waitingText("2026-11-23T12:00:05Z", now)).toBe("Az önce gönderildi");
  expect(waitingText("2026-11-23T07:00:00Z", now)).toBe("5 saattir bekliyor");
  expect(waitingText("2026-11-20T12:00:00Z", now)).toBe("3 gündür bekliyor");
});

it("is late after two days", () => {
  expect(isLate("2026-11-21T12:00:01Z", now)).toBe(false);
  expect(isLate("2026-11-21T12:00:00Z", now)).toBe(true);
});
