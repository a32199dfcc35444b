import { z } from "zod";

// Fields of the home page; `meaningOf` gives the rule of an input the same meaning.

export const downloadUrl = z
  .string()
  .meta({ description: "İndirme adresi · address of a download", example: "https://hukuk.example.org/indir" });
export const isFeatured = z.boolean().describe("Öne çıkarılacaksa true · true to feature it");
export const maxProjectsDisplay = z.number().describe("Gösterilecek proje sayısı · number of projects to show");
export const projectType = z.string().describe("Projenin türü · kind of project");
export const projectsCompleted = z.number().describe("Tamamlanan proje sayısı · number of finished projects");
export const showProjectsCard = z.boolean().describe("Projeler kartı gösterilsin · shows the card of projects");
export const technologiesUsed = z.number().describe("Kullanılan teknoloji sayısı · number of technologies");
