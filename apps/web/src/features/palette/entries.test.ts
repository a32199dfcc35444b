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
  it("shows everything it knows before anything is typed", () => {
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
  ])("finds by %s", (query, title) => {
    expect(titles(query)).toEqual([title]);
  });

  it("puts what is found by its title before what is found by its hint", () => {
    expect(titles("rapor")).toEqual(["Yapay Zekâ ile Belge Özetleme"]);
    expect(titles("b")).toEqual([
      "Becayiş ilanları",
      "Blog",
      "Bilirkişilik Görevlendirme ve Takip Sistemi",
      "Yapay Zekâ ile Belge Özetleme",
    ]);
  });

  it("finds nothing for what is not there", () => {
    expect(titles("zzyzx")).toEqual([]);
  });

  it("offers a member the own pages and no sign-in, and the admin area to the administrator alone", () => {
    expect(titles("", { isMember: true, isAdmin: false })).toContain("Becayiş profilim");
    expect(titles("giris", { isMember: true, isAdmin: false })).toEqual([]);
    expect(titles("yonetim")).toEqual([]);
    expect(titles("yonetim", { isMember: false, isAdmin: true })).toEqual(["Yönetim paneli"]);
  });
});
