import { describe, expect, it, test } from "vitest";
import { findCurrent, isRecord, listPlaces } from "./places.ts";

const owner = listPlaces("owner");
const names = (role: Parameters<typeof listPlaces>[0]) => listPlaces(role).map(({ label }) => label);

describe("the places of a role", () => {
  it("are nine for the owner, each with an icon of its own", () => {
    expect(names("owner")).toEqual([
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
    expect(new Set(owner.map(({ Icon }) => Icon)).size).toBe(owner.length);
  });

  it("hold the role's own screens, and have the name of the only one", () => {
    expect(names("moderator")).toEqual([
      "Genel Bakış",
      "Bekleyenler",
      "Çöp Kutusu",
      "Becayiş",
      "Kullanıcılar",
      "E-posta Kayıtları",
    ]);
    expect(names("editor")).toEqual(["Genel Bakış", "Yazılar", "Okurlar", "Ortam Kitaplığı", "Ayarlar"]);
    expect(names(undefined)).toEqual([]);
  });

  it("know what waits in them, each kind once", () => {
    const waiting = owner.filter(({ waits }) => waits.length > 0).map(({ label, waits }) => [label, waits.length]);
    expect(waiting).toEqual([
      ["Bekleyenler", 7],
      ["Becayiş", 3],
      ["Kullanıcılar", 1],
      ["Sistem", 1],
    ]);
  });

  it("begin a lower row with its own screen", () => {
    const settings = owner.find(({ label }) => label === "Ayarlar");
    const homepage = settings?.tabs.find(({ label }) => label === "Ana Sayfa");
    expect(homepage?.below.map(({ label }) => label)).toEqual(["Metinler", "Projeler", "Uzmanlık Alanları"]);
    expect(settings?.tabs.find(({ label }) => label === "Slider Ayarları")?.below).toEqual([]);
  });
});

test.each([
  ["/admin", "Yazılar", "/admin/posts"],
  ["/admin/posts/7", "Yazılar", "/admin/posts"],
  ["/admin/posts/new", "Yazılar", "/admin/posts/new"],
  ["/admin/pending", "Bekleyenler", "/admin/pending"],
  ["/admin/comments/bans", "Bekleyenler", "/admin/comments"],
  ["/admin/subscribers/mailing", "Okurlar", "/admin/subscribers/mailing"],
  ["/admin/becayis/settings/rules", "Becayiş", "/admin/becayis/settings"],
  ["/admin/system/backups", "Sistem", "/admin/system/backups"],
  ["/admin/account", undefined, undefined],
])("%s belongs to %s, %s", (pathname, place, to) => {
  const current = findCurrent(owner, pathname);
  expect([current?.place.label, current?.tab.to]).toEqual([place, to]);
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
