import { describe, expect, it } from "vitest";
import { findReferences } from "./references.ts";

const inContent = (content: string) =>
  findReferences({ title: "", excerpt: "", content, seoTitle: "", seoDescription: "" });
const found = (text: string) => inContent(`<p>${text}</p>`).map((each) => `${each.kind}: ${each.text}`);

describe("references of a text", () => {
  it.each([
    [
      "Sürücü, 657 sayılı Devlet Memurları Kanunu'nun 73. maddesi uyarınca",
      "law: 657 sayılı Devlet Memurları Kanunu'nun 73. maddesi",
    ],
    ["6098 SAYILI TÜRK BORÇLAR KANUNU", "law: 6098 SAYILI TÜRK BORÇLAR KANUNU"],
    ["TCK m. 157/1 hükmü", "law: TCK m. 157/1"],
    ["HMK 266 gereği", "law: HMK 266"],
    ["Anayasa'nın 36. maddesi", "law: Anayasa'nın 36. maddesi"],
    ["geçici 3. maddesi", "law: geçici 3. maddesi"],
    ["madde 12, 13 ve 14", "law: madde 12, 13 ve 14"],
    ["12 ila 15. maddeleri", "law: 12 ila 15. maddeleri"],
    ["Yargıtay'ın E. 2019/1234 kararı", "decision: E. 2019/1234"],
    ["2020/567 sayılı karar", "decision: 2020/567"],
    ["Esas No: 2018/77", "decision: Esas No: 2018/77"],
    ["Başvuru No: 2014/19685", "decision: Başvuru No: 2014/19685"],
    ["başvuru no. 12345/10", "decision: başvuru no. 12345/10"],
    ["12.03.2019 tarihli Yargıtay kararı", "decision: 12.03.2019 tarihli Yargıtay kararı"],
    ["7/4/2016 tarihli ve 29677 sayılı Resmî Gazete'de", "gazette: 7/4/2016 tarihli ve 29677 sayılı Resmî Gazete'de"],
    [
      "29 Haziran 2012 tarih ve 28338 sayılı Resmi Gazete",
      "gazette: 29 Haziran 2012 tarih ve 28338 sayılı Resmi Gazete",
    ],
    ["RESMİ GAZETE 12.10.2004", "gazette: RESMİ GAZETE 12.10.2004"],
    ["https://www.mevzuat.gov.tr/mevzuat?no=657 adresinde", "url: https://www.mevzuat.gov.tr/mevzuat?no=657"],
    ["mevzuat.gov.tr sitesinde", "url: mevzuat.gov.tr"],
    ["bilgi@ornek.org adresine", "email: bilgi@ornek.org"],
  ])("are found in: %s", (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  it.each([
    "Üç adımda anlatalım.",
    "2026 yılında 12 kişi geldi.",
    "Resmî Gazete'yi her gün okuyun.",
    "1. Giriş, 2. Sonuç",
    "Konuşma 18/20 puan aldı.",
  ])("are not seen in: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("are found across tags, entities and hidden characters", () => {
    expect(found("<strong>65</strong>7\u200b sayılı&nbsp;<em>Kanun</em>")).toEqual(["law: 657 sayılı Kanun"]);
  });

  it("include the targets of links, but not pages of this site", () => {
    const links = inContent(
      '<p><a href="/blog/x">a</a> <a href="https://x.example/?a=1&amp;b=2">b</a> ' +
        '<a href="mailto:a@b.example">c</a></p>',
    );
    expect(links.map(({ text }) => text)).toEqual(["https://x.example/?a=1&b=2", "a@b.example"]);
  });

  it("are listed once, in title, excerpt and head data too", () => {
    const all = findReferences({
      title: "TCK m. 1",
      excerpt: "TCK m.1",
      content: "<p>TCK M. 1</p>",
      seoTitle: "CMK m. 2",
      seoDescription: "HMK m. 3",
    });
    expect(all.map(({ text }) => text)).toEqual(["TCK m. 1", "CMK m. 2", "HMK m. 3"]);
  });

  it("are found in time that grows with the length alone", () => {
    const hostile = [
      "1 ".repeat(200_000),
      "1/".repeat(200_000),
      "12 sayılı a ".repeat(30_000),
      "a.".repeat(200_000),
      "a@".repeat(200_000),
    ];
    for (const text of hostile) expect(found(text)).toBeDefined();
  });
});
