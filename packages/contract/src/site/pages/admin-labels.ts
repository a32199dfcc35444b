export const adminPageTexts = {
  pageSlugReserved: "Bu adres sitenin başka bir bölümüne ait. Lütfen başka bir slug seçin.",
  pageSlugTaken: "Bu slug başka bir sayfada kullanılıyor. Lütfen değiştirin.",
} as const;
