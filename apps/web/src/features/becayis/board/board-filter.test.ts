import { describe, expect, it } from "vitest";
import { boardAddress, defaultFilter, getFilter, isNarrowed, toInput } from "./board-filter.ts";

const read = (query: string) => getFilter(new URLSearchParams(query));

describe("board filter", () => {
  it("has no query parameters for the default filter", () => {
    expect(read("")).toEqual(defaultFilter);
    expect(boardAddress(defaultFilter)).toBe("/becayis");
    expect(isNarrowed(defaultFilter)).toBe(false);
  });

  it.each([
    "ara=hem%C5%9Fire&sehir=ankara&pozisyon=hemsire&kurum=saglik-bakanligi&sirala=oncelik&sayfa=3",
    "sehir=sanliurfa",
    "dogrulanmis=evet",
    "ara=a+b",
  ])("preserves the filter when parsed and formatted: %s", (query) => {
    expect(boardAddress(read(query))).toBe(`/becayis?${query}`);
  });

  it.each([
    "sirala=toString",
    "sirala=__proto__",
    "sayfa=0",
    "sayfa=-1",
    "sayfa=2.5",
    "sehir=",
    "ara=%20%20",
    "ara=%00",
    "dogrulanmis=hayir",
  ])("ignores invalid or empty values: %s", (query) => {
    expect(read(query)).toEqual(defaultFilter);
  });

  it("adds only the given filters to the call input", () => {
    expect(toInput(defaultFilter)).toEqual({ sortBy: "created_at", sortOrder: "desc", page: 1 });
    expect(toInput(read("sehir=ankara&dogrulanmis=evet&sirala=suresi-dolan&sayfa=2"))).toEqual({
      city: "ankara",
      verifiedOnly: true,
      sortBy: "expires_at",
      sortOrder: "asc",
      page: 2,
    });
  });
});
