const FORMATS = "JPEG, PNG, WebP, GIF veya AVIF";

export const mediaTexts = {
  tooLarge: "Dosya çok büyük. En fazla 15 MB boyutunda bir görsel yükleyebilirsiniz.",
  tooManyPixels: "Görselin ölçüleri çok büyük. En fazla 50 megapiksel ve kenar başına 12.000 piksel olabilir.",
  empty: "Dosya boş. Lütfen başka bir görsel seçin.",
  nameMissing: "Dosyanın adı gereklidir",
  svg: `SVG dosyaları betik içerebildiği için kabul edilmiyor. Lütfen ${FORMATS} biçiminde bir görsel seçin.`,
  wrongType: `Bu dosya bir görsel değil ya da biçimi desteklenmiyor. Lütfen ${FORMATS} biçiminde bir görsel seçin.`,
  unreadable: "Görsel okunamadı; dosya bozuk olabilir. Lütfen başka bir görsel seçin.",
  notBytes: "Görseller bayt dizisi olarak gönderilmelidir (application/octet-stream).",
  uploadFailed: "Görsel yüklenemedi. Lütfen bağlantınızı kontrol edip yeniden deneyin.",
  notFound: "Görsel bulunamadı. Silinmiş olabilir.",
  alreadyStored: (fileName: string) => `Bu dosya kitaplıkta zaten var: ${fileName}`,
  inTrash: (fileName: string) => `Bu dosya çöp kutusunda: ${fileName}. Önce oradan geri getirin.`,
  inUse: (titles: string) => `Bu görsel kullanıldığı için silinemez. Kullanıldığı yerler: ${titles}`,
  altTextSaved: "Alternatif metin kaydedildi.",
  altTextFailed: "Alternatif metin kaydedilirken bir hata oluştu.",
  replaced: "Görsel değiştirildi; adresi aynı kaldı.",
  removed: "Görsel silindi.",
  removeFailed: "Görsel silinirken bir hata oluştu.",
} as const;

/** Kinds of records that show an image. */
export const mediaUseLabels = {
  post: "Yazı",
  deletedPost: "Çöp kutusundaki yazı",
  revision: "Yazının eski sürümü",
  draft: "Kaydedilmemiş taslak",
  page: "Sayfa",
  service: "Hizmet",
  project: "Proje",
  pageSeo: "Sayfa SEO ayarı",
  setting: "Site ayarı",
} as const;
