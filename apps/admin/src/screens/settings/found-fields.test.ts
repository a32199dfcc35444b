import { expect, test } from "vitest";
import type { OwnScreens } from "../../session/own-screens.ts";
import { findFields } from "./found-fields.ts";

const owner: OwnScreens = {
  mayOpen: () => true,
  links: [
    { label: "Yedekler", to: "/admin/system/backups", area: "Teknik" },
    { label: "Webhook'lar", to: "/admin/webhooks", area: "Teknik" },
  ],
};
const addresses = (words: string, own = owner) => findFields(words, own).map(({ address }) => address);

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
  ["teknik", "/admin/webhooks"],
])("the screen of %s is found", (words, address) => {
  expect(addresses(words)).toContain(address);
});

test("what has the words in its label comes before what has them in its place", () => {
  const named = { label: "Teknik notlar", to: "/admin/notes", area: "Blog" };
  const own = { ...owner, links: [...owner.links, named] };
  expect(addresses("teknik", own)).toEqual(["/admin/notes", "/admin/system/backups", "/admin/webhooks"]);
});

test("nothing is found that the administrator may not open", () => {
  const editor = { mayOpen: (address: string) => !address.includes("/site#"), links: [] };
  expect(addresses("github", editor)).toEqual([]);
  expect(addresses("yedek", editor)).toEqual([]);
});

test("nothing is found without words or without a match", () => {
  expect([addresses(" "), addresses("zzyzx")]).toEqual([[], []]);
});
