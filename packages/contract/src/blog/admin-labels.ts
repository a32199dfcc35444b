import type { PostStatus } from "./admin-schema.ts";

/** Turkish texts of the blog's administration. */
export const postStatusLabels: Record<PostStatus, string> = {
  draft: "Taslak",
  published: "Yayınlandı",
  archived: "Arşivlendi",
};

/** Label of a published post with a future date. */
export const scheduledLabel = "Zamanlandı";

export const adminBlogTexts = {
  postNotFound: "Blog yazısı bulunamadı",
  postSlugTaken: "Bu slug başka bir yazıda kullanılıyor. Lütfen değiştirin.",
  endsTooEarly: "Yayından kalkma tarihi, yayın tarihinden sonra olmalıdır",
  previewNotFound: "Bu önizleme bağlantısı artık yok",
  revisionNotFound: "Yazının bu sürümü bulunamadı",
  postChanged: "Bu yazı siz düzenlerken başka bir yerde değişti. Yazdıklarınızı kopyalayıp sayfayı yenileyin.",
  contentTooManyTags: "İçerikte çok fazla HTML etiketi var. Lütfen biçimlendirmeyi sadeleştirin ya da metni bölün.",
  contentTooDeep: "İçerikte iç içe çok fazla HTML etiketi var. Kapanmamış etiketleri kapatıp yeniden deneyin.",
  altTextsMissing: (titles: string) =>
    `Alternatif metni eksik görseller olduğu için yayımlanamadı: ${titles}. Önce metinleri yazın.`,
  contentAltMissing: "Yayımlamadan önce içerikteki her görselin alternatif metnini yazın.",
  categoryNotFound: "Kategori bulunamadı",
  categorySlugTaken: "Bu slug başka bir kategoride kullanılıyor. Lütfen değiştirin.",
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
  tagSlugTaken: "Bu slug başka bir etikette kullanılıyor. Lütfen değiştirin.",
  tagNameTaken: "Bu adda bir etiket zaten var. Büyük küçük harf ve Türkçe harfler ayırt edilmez.",
  tagCreated: "Etiket oluşturuldu.",
  tagUpdated: "Etiket güncellendi.",
  tagRemoved: "Etiket silindi.",
  tagCreateFailed: "Etiket oluşturulurken bir hata oluştu.",
  tagUpdateFailed: "Etiket güncellenirken bir hata oluştu.",
  tagRemoveFailed: "Etiket silinirken bir hata oluştu.",
  tagsCleaned: (count: number) => `${count} kullanılmayan etiket temizlendi.`,
  createFailed: "Blog yazısı oluşturulurken bir hata oluştu.",
  updateFailed: "Blog yazısı güncellenirken bir hata oluştu.",
  deleteFailed: "Blog yazısı silinirken bir hata oluştu.",
} as const;
