import { savedViewsPerList } from "../common/limit-values.ts";

export const savedViewTexts = {
  nameRequired: "Görünümün adı gereklidir",
  unknownFilter: "Bu listenin tanımadığı bir süzgeç var.",
  tooLong: "Bu arama saklanamayacak kadar uzun. Kısaltıp yeniden deneyin.",
  nameTaken: "Bu listede bu adla bir görünümünüz var.",
  tooMany: `Bir listede en çok ${savedViewsPerList} görünüm saklayabilirsiniz. Önce birini silin.`,
  saved: "Görünüm kaydedildi.",
  renamed: "Görünümün adı değiştirildi.",
  removed: "Görünüm silindi.",
  failed: "Görünüm kaydedilirken bir hata oluştu.",
} as const;
