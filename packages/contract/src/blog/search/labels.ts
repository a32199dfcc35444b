export const searchTexts = {
  noHits: "Arama sonucu bulunamadı",
} as const;
