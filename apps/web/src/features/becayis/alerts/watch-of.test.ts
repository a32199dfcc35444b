import { expect, it } from "vitest";
import { watchOf } from "./watch-of.ts";

const nothing = { fromCity: null, toCity: null, institution: null, position: null, query: "" };

it("names what is watched, and says where any city will do", () => {
  expect(watchOf({ ...nothing, fromCity: "İzmir", toCity: "Ankara", position: "Zabıt Kâtibi" })).toBe(
    "İzmir → Ankara · Zabıt Kâtibi",
  );
  expect(watchOf({ ...nothing, toCity: "Ankara" })).toBe("Her şehir → Ankara");
  expect(watchOf({ ...nothing, fromCity: "Ankara" })).toBe("Ankara → her şehir");
  expect(watchOf({ ...nothing, institution: "Adalet Bakanlığı", query: "adliye" })).toBe("Adalet Bakanlığı · “adliye”");
});
