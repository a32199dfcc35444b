import { describe, expect, it } from "vitest";
import {
  boardAddress,
  defaultFilter,
  getFilter,
  getFilterAt,
  getLandingFilter,
  isKnown,
  isNarrowed,
  toCurrentFilter,
  toInput,
} from "./board-filter.ts";

const read = (query: string) => getFilter(new URLSearchParams(query));

describe("a filter with a landing page", () => {
  it.each([
    ["kurum=saglik-bakanligi", "/becayis/kurum/saglik-bakanligi"],
    ["kurum=saglik-bakanligi&pozisyon=hemsire", "/becayis/kurum/saglik-bakanligi/hemsire"],
    ["kurum=saglik-bakanligi&pozisyon=hemsire&sehir=van", "/becayis/kurum/saglik-bakanligi/hemsire/van"],
    ["kurum=saglik-bakanligi&pozisyon=hemsire&sayfa=2", "/becayis/kurum/saglik-bakanligi/hemsire?sayfa=2"],
  ])("leads there: %s", (query, address) => {
    expect(boardAddress(read(query))).toBe(address);
    const { pathname } = new URL(address, "https://example.org");
    expect(getFilterAt({ pathname, search: "" })).toEqual({ ...read(query), page: 1 });
  });

  it.each(["kurum=saglik-bakanligi&sehir=van", "pozisyon=hemsire", "kurum=a&ara=b", "kurum=a&dogrulanmis=evet"])(
    "is not %s",
    (query) => {
      expect(new URL(boardAddress(read(query)), "https://example.org").pathname).toBe("/becayis");
    },
  );

  it("names only known entries", () => {
    const lists = {
      cities: [{ id: 65, name: "Van", slug: "van" }],
      positions: [],
      institutions: [{ id: 1, name: "Sağlık Bakanlığı", slug: "saglik-bakanligi", formerSlugs: ["sihhiye"] }],
    };
    expect(toCurrentFilter(read("kurum=sihhiye&pozisyon=ebe"), lists)).toMatchObject({
      institution: "saglik-bakanligi",
      position: "ebe",
    });
    expect(isKnown(read("kurum=saglik-bakanligi&sehir=van"), lists)).toBe(true);
    expect(isKnown(read("kurum=saglik-bakanligi&pozisyon=hemsire"), lists)).toBe(false);
  });

  it("keeps neither of two provinces", () => {
    expect(getLandingFilter({ institution: "a", position: "b", place: "van-kars" }).city).toBe("");
  });
});

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
    expect(toInput(defaultFilter)).toEqual({ sortBy: "createdAt", sortOrder: "desc", page: 1 });
    expect(toInput(read("sehir=ankara&dogrulanmis=evet&sirala=suresi-dolan&sayfa=2"))).toEqual({
      city: "ankara",
      verifiedOnly: true,
      sortBy: "expiresAt",
      sortOrder: "asc",
      page: 2,
    });
  });
});
