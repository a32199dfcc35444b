/** Labels of the fields of categories and tags. */
export const termFieldLabels = {
  name: "Ad",
  slug: "Slug",
  description: "Açıklama",
  seoTitle: "SEO başlığı",
  seoDescription: "SEO açıklaması",
} as const;

export const adminTermTexts = {
  categoryNotFound: "Kategori bulunamadı",
  categorySlugTaken: "Bu adres başka bir kategoride kullanılıyor. Lütfen değiştirin.",
  categoryNameTaken: "Bu adda bir kategori zaten var. Büyük küçük harf ve Türkçe harfler ayırt edilmez.",
  categoryCreated: "Kategori oluşturuldu.",
  categoryUpdated: "Kategori güncellendi.",
  categoryRemoved: "Kategori silindi.",
  categoryCreateFailed: "Kategori oluşturulurken bir hata oluştu.",
  categoryUpdateFailed: "Kategori güncellenirken bir hata oluştu.",
  categoryRemoveFailed: "Kategori silinirken bir hata oluştu.",
  categoryIsFallback: "Bu kategori silinemez: kategorisi kalmayan yazılar buraya taşınır.",
  categoryHasPosts: (count: number) =>
    `Bu kategoride ${count} yazı var. Silmeden önce yazıların taşınacağı kategoriyi seçin.`,
  moveTargetUnknown: "Yazıların taşınacağı kategori bulunamadı",
  moveTargetIsSame: "Yazılar silinen kategoriye taşınamaz",
  categoriesCleaned: (count: number) => `${count} kullanılmayan kategori temizlendi.`,
  tagNotFound: "Etiket bulunamadı",
  tagSlugTaken: "Bu adres başka bir etikette kullanılıyor. Lütfen değiştirin.",
  tagNameTaken: "Bu adda bir etiket zaten var. Büyük küçük harf ve Türkçe harfler ayırt edilmez.",
  tagCreated: "Etiket oluşturuldu.",
  tagUpdated: "Etiket güncellendi.",
  tagRemoved: "Etiket silindi.",
  tagCreateFailed: "Etiket oluşturulurken bir hata oluştu.",
  tagUpdateFailed: "Etiket güncellenirken bir hata oluştu.",
  tagRemoveFailed: "Etiket silinirken bir hata oluştu.",
  tagsCleaned: (count: number) => `${count} kullanılmayan etiket temizlendi.`,
} as const;
