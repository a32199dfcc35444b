import { expect, it } from "vitest";
import { askAddress } from "./ask-address.ts";

it("fills in the question of the board", () => {
  expect(askAddress({ institution: "adalet-bakanligi", position: "zabit-katibi", from: "izmir", to: "ankara" })).toBe(
    "/becayis?kurum=adalet-bakanligi&unvan=zabit-katibi&nereden=izmir&nereye=ankara#sor",
  );
});
