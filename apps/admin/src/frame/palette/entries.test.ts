import { beforeEach, expect, test } from "vitest";
import { findEntries, listLinkEntries, listUsed } from "./entries.ts";
import { readUsed, rememberUse } from "./palette.tsx";

const SHOWN = 12;
const all = listLinkEntries();
const find = (text: string, entries = all, used: string[] = []) =>
  findEntries(text, entries, used)
    .slice(0, SHOWN)
    .map(({ to }) => to);

beforeEach(() => localStorage.clear());

test.each([
  ["yedek", "/admin/system/backups"],
  ["webhook'lar", "/admin/webhooks"],
  ["slider", "/admin/slider-settings"],
  ["abone", "/admin/subscribers"],
  ["dilekce", "/admin/becayis/settings/petitions"],
  ["DİLEKÇE", "/admin/becayis/settings/petitions"],
  ["şikayet", "/admin/becayis/reports"],
  ["logo", "/admin/settings/site#logo_image_url"],
  ["simge", "/admin/settings/site#icon_image_url"],
  ["favicon", "/admin/settings/site#icon_image_url"],
  ["404", "/admin/redirects#bulunamayan"],
  ["kırık bağlantı", "/admin/redirects"],
  ["GİTHUB", "/admin/settings/site#social_github"],
  ["gönderen ad", "/admin/settings/smtp#fromName"],
  ["karsilama alt", "/admin/settings/homepage#hero.subtitle"],
  ["yapay zeka", "/admin/ai-settings"],
  ["sistem", "/admin/webhooks"],
])("%s finds %s", (text, address) => {
  expect(find(text)).toContain(address);
});

test.each([
  ["geçiş süresi", "/admin/slider-settings#auto_play_interval"],
  ["slider sayısı", "/admin/slider-settings#slide_count"],
  ["otomatik geçiş", "/admin/slider-settings#auto_play_enabled"],
  ["ilan süresi", "/admin/becayis/settings#listingDays"],
  ["üye başına takip", "/admin/becayis/settings#alertsPerMember"],
  ["yedekleme zamanı", "/admin/system/backups#frequency"],
  ["saklanacak yedek", "/admin/system/backups#kept"],
  ["robots", "/admin/settings/page-seo#robots"],
  ["canonical", "/admin/settings/page-seo#canonicalUrl"],
  ["chat id", "/admin/settings/notifications/telegram#chatId"],
  ["dakikada", "/admin/subscribers/mailing#mailsPerMinute"],
  ["hız", "/admin/subscribers/mailing#mailsPerMinute"],
  ["gönderimi duraklat", "/admin/subscribers/mailing#duraklat"],
  ["hazır gerekçe", "/admin/becayis/approvals#hazir-gerekceler"],
  ["hazır yanıt", "/admin/contact-messages/saved-replies"],
  ["genel kontrol", "/admin/posts#genel-kontrol"],
  ["klavye", "/admin/pending#kisayollar"],
  ["kısayol", "/admin/pending#kisayollar"],
  ["tek tuş", "/admin/pending#kisayollar"],
  ["sıcaklık", "/admin/ai-settings#yapilandirma-listesi"],
  ["access key", "/admin/ai-settings#unsplash-listesi"],
  ["günlük sınır", "/admin/ai-settings#dailyCallLimit"],
  ["şifre", "/admin/account#sifre"],
  ["parola", "/admin/account#sifre"],
  ["gizli anahtar", "/admin/settings/security#secretKey"],
])("the field or tool %s is found first, at %s", (text, address) => {
  expect(find(text)[0]).toBe(address);
});

test.each([
  ["yasakla", "/admin/comments/bans"],
  ["yasakla", "/admin/users"],
  ["yasaklı", "/admin/comments/bans"],
  ["pasif", "/admin/users"],
  ["engelle", "/admin/users"],
  ["ayarlar", "/admin/settings/site"],
  ["ai ayarı", "/admin/ai-settings"],
  ["slider ayarlarını", "/admin/slider-settings"],
  ["bildirim ayarı", "/admin/settings/notifications"],
  ["şifre", "/admin/account#sifre"],
  ["parola", "/admin/account#sifre"],
  ["parolayı değiştir", "/admin/account#sifre"],
  ["çöp", "/admin/trash"],
  ["silinenler", "/admin/trash"],
  ["çöpten geri getir", "/admin/trash"],
  ["mail", "/admin/logs"],
  ["eposta", "/admin/logs"],
  ["üyeler", "/admin/users"],
  ["yönlendir", "/admin/redirects"],
  ["oturumu", "/admin/account#oturumlar"],
  ["yedeklemek", "/admin/system/backups"],
  ["kurumlara", "/admin/becayis/settings/institutions"],
])("another form of a word or a synonym, %s, finds %s", (text, address) => {
  expect(find(text)).toContain(address);
});

test("a search for a colour leads to the colours that can be chosen, and nowhere else", () => {
  expect(findEntries("renk", all, []).map(({ label }) => label)).toEqual(["Uzmanlık alanı: Renk", "Hizmet: Renk"]);
});

test("each entry has an id of its own and says where it stands", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ place }) => place === "")).toEqual([]);
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
