import { expect, it } from "vitest";
import { describeAlert } from "./describe-alert.ts";

const nothing = { fromCity: null, toCity: null, institution: null, position: null, query: "" };

it("describes the criteria of an alert, including “any city”", () => {
  expect(describeAlert({ ...nothing, fromCity: "İzmir", toCity: "Ankara", position: "Zabıt Kâtibi" })).toBe(
    "İzmir → Ankara · Zabıt Kâtibi",
  );
  expect(describeAlert({ ...nothing, toCity: "Ankara" })).toBe("Her şehir → Ankara");
  expect(describeAlert({ ...nothing, fromCity: "Ankara" })).toBe("Ankara → her şehir");
  expect(describeAlert({ ...nothing, institution: "Adalet Bakanlığı", query: "adliye" })).toBe(
    "Adalet Bakanlığı · “adliye”",
  );
});
