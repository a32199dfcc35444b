import { describe, expect, it } from "vitest";
import { entryGroups, findEntries, type Visitor } from "./entries.ts";

const shell = {
  pages: [
    { slug: "iletisim", title: "İletişim" },
    { slug: "gizlilik-politikasi", title: "Gizlilik Politikası" },
  ],
  services: [
    {
      slug: "bilirkisilik",
      name: "Bilirkişilik Görevlendirme ve Takip Sistemi",
      shortName: "Bilirkişilik",
      description: "Görevlendirmeleri tek ekrandan izlemek için",
      url: "https://example.org/b",
    },
    {
      slug: "ozet",
      name: "Yapay Zekâ ile Belge Özetleme",
      shortName: "Özet",
      description: "Dilekçe ve rapor özetleri",
      url: "https://example.org/o",
    },
  ],
};
const visitor: Visitor = { isMember: false, isAdmin: false };

const titles = (query: string, who = visitor) =>
  findEntries(entryGroups(shell, who), query).flatMap(({ entries }) => entries.map(({ title }) => title));

describe("the palette", () => {
  it("returns every entry without a search", () => {
    expect(titles("")).toEqual([
      "Ana Sayfa",
      "Hizmetler",
      "Becayiş ilanları",
      "Blog",
      "İletişim",
      "Gizlilik Politikası",
      ...shell.services.map(({ name }) => name),
      "Giriş Yap",
      "Üye Ol",
    ]);
  });

  it.each([
    ["bilirkisi", "Bilirkişilik Görevlendirme ve Takip Sistemi"],
    ["BİLİRKİŞİ TAKİP", "Bilirkişilik Görevlendirme ve Takip Sistemi"],
    ["takip bilirkişi", "Bilirkişilik Görevlendirme ve Takip Sistemi"],
    ["iletisim", "İletişim"],
    ["İLETİŞİM", "İletişim"],
    ["ILETISIM", "İletişim"],
    ["zeka", "Yapay Zekâ ile Belge Özetleme"],
    ["dilekce", "Yapay Zekâ ile Belge Özetleme"],
    ["uye", "Üye Ol"],
  ])("finds an entry by “%s”", (query, title) => {
    expect(titles(query)).toEqual([title]);
  });

  it("lists title matches before hint matches", () => {
    expect(titles("rapor")).toEqual(["Yapay Zekâ ile Belge Özetleme"]);
    expect(titles("b")).toEqual([
      "Becayiş ilanları",
      "Blog",
      "Bilirkişilik Görevlendirme ve Takip Sistemi",
      "Yapay Zekâ ile Belge Özetleme",
    ]);
  });

  it("returns nothing without a match", () => {
    expect(titles("zzyzx")).toEqual([]);
  });

  it("shows member pages to members and the admin area to the administrator only", () => {
    expect(titles("", { isMember: true, isAdmin: false })).toContain("Becayiş profilim");
    expect(titles("giris", { isMember: true, isAdmin: false })).toEqual([]);
    expect(titles("yonetim")).toEqual([]);
    expect(titles("yonetim", { isMember: false, isAdmin: true })).toEqual(["Yönetim paneli"]);
  });
});
