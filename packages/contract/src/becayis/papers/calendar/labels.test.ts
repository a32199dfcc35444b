import { expect, it } from "vitest";
import { windowName, windowState } from "./labels.ts";

const days = { firstDay: "2026-12-01", lastDay: "2026-12-15" };

it.each([
  ["2026-11-24", "Başlamasına 7 gün kaldı."],
  ["2026-11-30", "Yarın başlıyor."],
  ["2026-12-01", "Başvurular sürüyor; bitmesine 14 gün kaldı."],
  ["2026-12-14", "Yarın bitiyor."],
  ["2026-12-15", "Bugün son gün."],
  ["2026-12-16", "Bitti."],
])("on %s the state is “%s”", (today, state) => {
  expect(windowState(days, today)).toBe(state);
});

it("names a window with its days", () => {
  expect(windowName({ institution: "Sağlık Bakanlığı", ...days })).toBe(
    "Sağlık Bakanlığı başvuru dönemi, 1–15 Aralık 2026",
  );
});
