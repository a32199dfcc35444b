import { expect, it } from "vitest";
import { OTHER, toCampaign, toMissingPath, toSearch } from "./names.ts";

it.each([
  ...["ali@example.com", "ali%40example.com", "ali%2540example.com", "ali%252540example.com", "ali＠example.com"],
  ...["ali%EF%BC%A0example.com", "%zz ali%40example.com", "ali(at)example.com", "ali [at] example.com"],
  ...["ali at example dot com", "ali-at-example-dot-com", "ali at example nokta com", "ali&#64;example.com"],
  ...["0532 123 45 67", "0532.123.45.67", "+90(532)123-45-67", "0532/123/45/67", "0532_123_45_67", "0532–123–45–67"],
  ...[
    "０５３２１２３４５６７",
    "٠٥٣٢١٢٣٤٥٦٧",
    "12345678901",
    "123 456 789 01",
    "1-2-3-4-5-6-7-8-9-0-1",
    "%30532%31%32%33%34567",
  ],
  ...["2026-11-27-12345678901", "05322026-11-27", "2019-05-12345", "2026-13-45-1"],
  ...["3f2b8c9d0e1a4f5b", "550e8400-e29b-41d4-a716-446655440000", "550e8400e29b41d4a716446655440000"],
  ...["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2ln", "dGhpcyBpcyBhIHRva2Vu9x", "sifre-Zx81kQ0vLm2PwT-9aB3"],
])("%s is personal: not stored as search, campaign or missing address", (text) => {
  expect([toSearch(text), toCampaign(text), toMissingPath(`/x/${text}`)]).toEqual([OTHER, OTHER, undefined]);
});

it.each([
  ...["bulten-2026-11-27", "2026-11-bulten", "kampanya 27.11.2026", "2019-05-12-yeni-yargi-paketi", "2019/05/12/karar"],
  ...["2019-05-12-10-soru", "657 sayılı kanun", "katman", "at yarışı", "e-posta-nasil-yazilir-2026", "1.5.2026"],
  ...["karşılıklı-yer-değiştirme-becayiş-nedir", "tck 125 madde 4", "covid19-sonrasi-2021-izin-rehberi", "noktalama"],
])("%s keeps its own row", (text) => {
  expect(toSearch(text)).toBe(text);
  expect(toCampaign(text)).toBe(text.replace(/ı/g, "i"));
  expect(toMissingPath(`/${text.replace(/ /g, "-")}`)).toBe(`/${text.replace(/ /g, "-")}`);
});

it("campaigns are technical names: one row for each in any case", () => {
  const spellings = ["LinkedIn", "linkedin", "LINKEDIN", "LİNKEDİN", "linkedın", "ＬｉｎｋｅｄＩｎ"];
  expect(new Set(spellings.map(toCampaign))).toEqual(new Set(["linkedin"]));
  expect(["INSTAGRAM", "instagram", "Bülten"].map(toCampaign)).toEqual(["instagram", "instagram", "bülten"]);
});

it("searches are in Turkish lower case and in one Unicode form", () => {
  expect([" ISPARTA   İzmir ", "ﬁnans"].map(toSearch)).toEqual(["ısparta izmir", "finans"]);
});
