import { readFileSync } from "node:fs";
import { slugify } from "@site/contract/common/text";
import { expect, it } from "vitest";
import { findCityPair } from "./city-pair.ts";

const rows: [number, string][] = JSON.parse(
  readFileSync(new URL("../../../../../../prisma/seed/reference/provinces.json", import.meta.url), "utf8"),
);
const provinces = rows.map(([id, name]) => ({ id, name }));
const named = (address: string) => {
  const pair = findCityPair(address, provinces);
  return pair && [pair.from.name, pair.to.name];
};

it("parses two provinces from an address", () => {
  expect(named("ankara-istanbul")).toEqual(["Ankara", "İstanbul"]);
  expect(named("sanliurfa-kahramanmaras")).toEqual(["Şanlıurfa", "Kahramanmaraş"]);
  expect(named("urfa-izmit")).toEqual(["Şanlıurfa", "Kocaeli"]);
  expect(named("izmir-izmir")).toEqual(["İzmir", "İzmir"]);
});

it.each([
  "ankara",
  "ankara-",
  "-ankara",
  "ankara-istanbul-izmir",
  "ankara-yok",
  "harita",
  "matches",
  "becayis-ilani-olustur",
  "ilan-yenile",
  "takip-durdur",
  "",
])("returns undefined for “%s”", (address) => {
  expect(named(address)).toBeUndefined();
});

it("has no province slug with a hyphen", () => {
  expect(provinces).toHaveLength(81);
  for (const { name } of provinces) expect(slugify(name)).toMatch(/^[a-z]+$/);
});
