/** Turkish texts of static pages. */
export const pageTexts = { pageNotFound: "Sayfa Bulunamadı" } as const;
