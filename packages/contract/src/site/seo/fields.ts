import { z } from "zod";

// Fields of a page's SEO settings; `meaningOf` gives the rule of an input the same meaning.

export const canonicalUrl = z
  .string()
  .meta({ description: "Asıl adres · canonical address", example: "https://hukuk.example.org/hizmetler" });
export const ogDescription = z.string().describe("Paylaşım açıklaması · description of link previews");
export const ogTitle = z.string().describe("Paylaşım başlığı · title of link previews");
export const pageKey = z.string().meta({ description: "Sayfanın anahtarı · key of the page", example: "home" });
export const robots = z
  .string()
  .meta({ description: "Arama motorları için kural · rule for search engines", example: "index, follow" });
