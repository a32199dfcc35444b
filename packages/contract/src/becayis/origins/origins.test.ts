import { expect, it } from "vitest";
import { getNamedOrigin, origins } from "./origins.ts";

const find = (query: string) => getNamedOrigin(new URLSearchParams(query));

it("an address names one of the fixed origins", () => {
  expect(find("?kaynak=paylasim&sayfa=2")).toBe("paylasim");
  expect(origins).toHaveLength(7);
});

it.each([
  "",
  "?kaynak=",
  "?kaynak=PAYLASIM",
  "?kaynak=dogrudan",
  `?kaynak=${"a".repeat(100_000)}`,
  "?kaynak[]=afis",
  "?kaynak[x]=afis",
  "?kaynak=%F0%9F%92%B0",
  "?kaynak=afis%00",
  "?kaynak=__proto__&kaynak=afis",
  "?kaynak=length",
])("%.40j names none", (query) => {
  expect(find(query)).toBeUndefined();
});
