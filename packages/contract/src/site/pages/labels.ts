export const pageTexts = { pageNotFound: "Sayfa Bulunamadı" } as const;
