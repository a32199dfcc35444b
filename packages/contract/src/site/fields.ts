import { z } from "zod";

// Fields of the site's settings and pages; `meaningOf` gives the rule of an input the same meaning.

export const after = z.string().meta({ description: "Sonraki değer · value after", example: "41" });
export const colorClass = z.string().describe("Renk · colour");
export const demoUrl = {
  description: "Deneme adresi · address of a demonstration",
  example: "https://hukuk.example.org/deneme",
};
export const features = { description: "Özellikler · features" };
export const githubUrl = z
  .string()
  .meta({ description: "GitHub adresi · GitHub address", example: "https://github.com/hukukveyazilim/ornek" });
export const iconName = z.string().describe("Simgenin adı · name of the icon");
export const label = z.string().describe("İnsanlar için ad · name for people");
export const metaDescription = z.string().describe("Meta açıklama · meta description");
export const metaTitle = z.string().describe("Meta başlık · meta title");
export const ogImage = {
  description: "Paylaşım görseli · image of link previews",
  example: "/media/library/durusma-salonu/1200.webp",
};
export const question = z.string().meta({ description: "Soru · question", example: "Becayiş nedir?" });
export const recordName = z
  .string()
  .describe("Kaydın adı; tek olan ayarlarda boş · name of the record; empty for settings that exist once");
export const technology = { description: "Teknoloji · technology" };
