import { expect, it } from "vitest";
import { valuesOf } from "./link-values.ts";

it("reads the pair of a mail's link from the fragment", () => {
  expect(valuesOf({ hash: "#access_token=a-1&refresh_token=b_2&type=recovery", search: "" })).toEqual({
    access: "a-1",
    refresh: "b_2",
    type: "recovery",
    token: "",
  });
});

it("reads the single value from the query, and the fragment before the query", () => {
  expect(valuesOf({ hash: "", search: "?token=abc" }).token).toBe("abc");
  expect(valuesOf({ hash: "#token=neu", search: "?token=alt" }).token).toBe("neu");
});

it("finds nothing in an address without values", () => {
  expect(valuesOf({ hash: "#icerik", search: "?" })).toEqual({ access: "", refresh: "", type: "", token: "" });
});
