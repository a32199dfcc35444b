import { describe, expect, it, test } from "vitest";
import { findCurrent, isRecord, menu } from "./menu.ts";

describe("the menu", () => {
  it("are nine, each with an icon of its own", () => {
    expect(menu.map(({ label }) => label)).toEqual([
      "Genel Bakış",
      "Bekleyenler",
      "Yazılar",
      "Okurlar",
      "Becayiş",
      "Ortam Kitaplığı",
      "Kullanıcılar",
      "Ayarlar",
      "Sistem",
    ]);
    expect(new Set(menu.map(({ Icon }) => Icon)).size).toBe(menu.length);
  });

  it("count the kinds of records that wait in them, each once", () => {
    const waiting = menu.filter(({ waits }) => waits.length > 0).map(({ label, waits }) => [label, waits.length]);
    expect(waiting).toEqual([
      ["Bekleyenler", 6],
      ["Becayiş", 3],
      ["Sistem", 1],
    ]);
  });

  it("group the settings by subject, and begin with the site's", () => {
    const settings = menu.find(({ label }) => label === "Ayarlar");
    expect(settings?.to).toBe("/admin/settings/site");
    expect(settings?.tabs.map(({ label, below }) => [label, ...below.map((link) => link.label)])).toEqual([
      ["Site", "Genel", "Sayfalar", "Hizmetler", "Sorular"],
      ["Görünüm", "Ana Sayfa", "Projeler", "Uzmanlık Alanları", "Slider"],
      ["E-posta ve Bildirim", "Posta Sunucusu", "Bildirimler", "Telegram"],
      ["AI"],
      ["SEO", "Genel", "Sayfalar", "Yönlendirmeler"],
      ["Güvenlik"],
    ]);
  });
});

test.each([
  ["/admin", "Yazılar", "/admin/posts"],
  ["/admin/posts/7", "Yazılar", "/admin/posts"],
  ["/admin/posts/new", "Yazılar", "/admin/posts"],
  ["/admin/settings/services/7", "Ayarlar", "/admin/settings/services"],
  ["/admin/redirects", "Ayarlar", "/admin/redirects"],
  ["/admin/trash", "Sistem", "/admin/trash"],
  ["/admin/pending", "Bekleyenler", "/admin/pending"],
  ["/admin/comments/bans", "Bekleyenler", "/admin/comments/bans"],
  ["/admin/subscribers/mailing", "Okurlar", "/admin/subscribers/mailing"],
  ["/admin/becayis/settings/rules", "Becayiş", "/admin/becayis/settings/rules"],
  ["/admin/system/backups", "Sistem", "/admin/system/backups"],
  ["/admin/account", undefined, undefined],
])("%s belongs to %s, %s", (pathname, entry, to) => {
  const current = findCurrent(pathname);
  expect([current?.entry.label, current?.to]).toEqual([entry, to]);
});

test.each([
  ["/admin/posts/7", true],
  ["/admin/settings/services/new", true],
  ["/admin/settings/services/questions", false],
  ["/admin/posts", false],
  ["/admin/unknown", false],
])("%s is a record's address: %s", (pathname, expected) => {
  expect(isRecord(pathname)).toBe(expected);
});
