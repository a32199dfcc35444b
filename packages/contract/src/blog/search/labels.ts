/** Turkish texts of the search. */
export const searchTexts = {
  noHits: "Arama sonucu bulunamadı",
} as const;
