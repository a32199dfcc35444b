import type { PostOrder, PostState } from "./admin-schema.ts";
import type { PostStatus } from "./fields.ts";

export const postStatusLabels: Record<PostStatus, string> = {
  draft: "Taslak",
  published: "Yayınlandı",
  archived: "Arşivlendi",
};

/** Label of a published post with a future date. */
export const scheduledLabel = "Zamanlandı";

/** In the order of the filter. */
export const postStateLabels: Record<PostState, string> = { scheduled: scheduledLabel, ...postStatusLabels };

/** Dates and views are ordered from the highest, titles by the alphabet. */
export const postOrderLabels: Record<PostOrder, string> = {
  state: "Önce zamanlananlar",
  publication: "Yayın tarihi",
  change: "Son değişiklik",
  title: "Başlık",
  views: "Görüntülenme",
};

export const adminPostTexts = {
  postNotFound: "Blog yazısı bulunamadı",
  postSlugTaken: "Bu adres başka bir yazıda kullanılıyor. Lütfen değiştirin.",
  endsTooEarly: "Yayından kalkma tarihi, yayın tarihinden sonra olmalıdır",
  previewNotFound: "Bu önizleme bağlantısı artık yok",
  revisionNotFound: "Yazının bu sürümü bulunamadı",
  postChanged: "Bu yazı siz düzenlerken başka bir yerde değişti. Yazdıklarınızı kopyalayıp sayfayı yenileyin.",
  contentTooManyTags: "İçerikte çok fazla HTML etiketi var. Lütfen biçimlendirmeyi sadeleştirin ya da metni bölün.",
  contentTooDeep: "İçerikte iç içe çok fazla HTML etiketi var. Kapanmamış etiketleri kapatıp yeniden deneyin.",
  altTextsMissing: (titles: string) =>
    `Alternatif metni eksik görseller olduğu için yayınlanamadı: ${titles}. Önce metinleri yazın.`,
  contentAltMissing: "Yayınlamadan önce içerikteki her görselin alternatif metnini yazın.",
  published: "Yazı yayınlandı.",
  planned: (moment: string) => `Yazı zamanlandı: ${moment}`,
  withdrawn: "Yazı taslağa alındı.",
  createFailed: "Blog yazısı oluşturulurken bir hata oluştu.",
  updateFailed: "Blog yazısı güncellenirken bir hata oluştu.",
  deleteFailed: "Blog yazısı silinirken bir hata oluştu.",
} as const;
