import { expect, it } from "vitest";
import { toValues } from "./link-values.ts";

it("reads both tokens of a mailed link from the fragment", () => {
  expect(toValues({ hash: "#access_token=a-1&refresh_token=b_2&type=recovery", search: "" })).toEqual({
    access: "a-1",
    refresh: "b_2",
    type: "recovery",
    token: "",
  });
});

it("reads the single token from the query, and prefers the fragment", () => {
  expect(toValues({ hash: "", search: "?token=abc" }).token).toBe("abc");
  expect(toValues({ hash: "#token=neu", search: "?token=alt" }).token).toBe("neu");
});

it("returns empty values for an address without tokens", () => {
  expect(toValues({ hash: "#icerik", search: "?" })).toEqual({ access: "", refresh: "", type: "", token: "" });
});
