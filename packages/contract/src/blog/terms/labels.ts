export const termTexts = {
  categoryNotFound: "Kategori Bulunamadı",
  tagNotFound: "Etiket bulunamadı",
  categoryEmpty: "Bu kategoride henüz yazı yok",
  tagEmpty: "Bu etikette henüz yazı yok",
  categories: "Kategoriler",
} as const;
