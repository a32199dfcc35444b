/** Turkish texts of the blog. */
export const blogTexts = {
  postNotFound: "Blog yazısı bulunamadı",
  categoryNotFound: "Kategori Bulunamadı",
  tagNotFound: "Etiket bulunamadı",
  noPosts: "Henüz blog yazısı yok",
  noHits: "Arama sonucu bulunamadı",
  categoryEmpty: "Bu kategoride henüz yazı yok",
  tagEmpty: "Bu etikette henüz yazı yok",
  allLoaded: "Tüm yazılar yüklendi",
  recent: "Son Yazılar",
  popular: "Popüler Yazılar",
  categories: "Kategoriler",
} as const;
