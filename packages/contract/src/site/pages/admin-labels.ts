export const adminPageTexts = {
  pageSlugReserved: "Bu adres sitenin başka bir bölümüne ait. Lütfen başka bir adres seçin.",
  pageSlugTaken: "Bu adres başka bir sayfada kullanılıyor. Lütfen değiştirin.",
} as const;
