import { beforeEach, expect, test } from "vitest";
import { findEntries, listLinkEntries, listUsed } from "./entries.ts";
import { readUsed, rememberUse } from "./palette.tsx";

const all = listLinkEntries();
const find = (text: string, entries = all, used: string[] = []) => findEntries(text, entries, used).map(({ to }) => to);

beforeEach(() => localStorage.clear());

test.each([
  ["yedek", "/admin/system/backups"],
  ["webhook'lar", "/admin/webhooks"],
  ["slider", "/admin/slider-settings"],
  ["abone", "/admin/subscribers"],
  ["dilekce", "/admin/becayis/settings/petitions"],
  ["DİLEKÇE", "/admin/becayis/settings/petitions"],
  ["şikayet", "/admin/becayis/reports"],
  ["logo", "/admin/settings/site"],
  ["renk", "/admin/settings/homepage/features"],
  ["404", "/admin/redirects"],
  ["GİTHUB", "/admin/settings/site#social_github"],
  ["gönderen ad", "/admin/settings/smtp#fromName"],
  ["karsilama alt", "/admin/settings/homepage#hero.subtitle"],
  ["yasaklı", "/admin/comments/bans"],
  ["yapay zeka", "/admin/ai-settings"],
  ["sistem", "/admin/webhooks"],
])("%s finds %s", (text, address) => {
  expect(find(text)).toContain(address);
});

test("labels that begin with the words come first, then labels that contain them, then other matches", () => {
  const [first, second, third] = ["Onaylar", "İlan Onayları", "Bekleyen"].map((label, index) => ({
    id: String(index),
    to: String(index),
    label,
    place: "Onay",
  }));
  const entries = [third, second, first].flatMap((entry) => entry ?? []);
  expect(find("onay", entries)).toEqual(["0", "1", "2"]);
  expect(find("onay", entries, ["2"]), "used last").toEqual(["2", "0", "1"]);
});

test("nothing is found without words or without a match", () => {
  expect([find(" "), find("zzyzx")]).toEqual([[], []]);
});

test("the last used entries are remembered for each administrator, newest first", () => {
  rememberUse(1, "/admin/webhooks");
  rememberUse(1, "/admin/media");
  rememberUse(1, "/admin/webhooks");
  expect(listUsed(all, readUsed(1)).map(({ label }) => label)).toEqual(["Webhook'lar", "Ortam Kitaplığı"]);
  expect(readUsed(2)).toEqual([]);
  for (let number = 0; number < 20; number++) rememberUse(1, String(number));
  expect(readUsed(1)).toHaveLength(8);
  localStorage.setItem("adminPalette:1", "{");
  expect(readUsed(1)).toEqual([]);
});
