import { expect, test } from "vitest";
import { findFields } from "./found-fields.ts";

const addresses = (words: string) => findFields(words).map(({ address }) => address);

test("a field is found by the words of its label and tab, in any case", () => {
  expect(addresses("GİTHUB")).toEqual(["/admin/settings/site#social_github"]);
  expect(addresses("gönderen ad")).toEqual(["/admin/settings/smtp#fromName"]);
  expect(addresses("karsilama alt")).toEqual(["/admin/settings/homepage#hero.subtitle"]);
  expect(addresses("meta seo")).toContain("/admin/settings/seo#default_meta_title");
});

test.each([
  ["yedek", "/admin/system/backups"],
  ["webhook", "/admin/webhooks"],
  ["webhook'lar", "/admin/webhooks"],
  ["slider", "/admin/slider-settings"],
  ["abone", "/admin/subscribers"],
  ["dilekçe", "/admin/becayis/settings/petitions"],
])("the screen of %s is found", (words, address) => {
  expect(addresses(words)).toContain(address);
});

test("nothing is found without words or without a match", () => {
  expect([addresses(" "), addresses("zzyzx")]).toEqual([[], []]);
});
