export const importFormatLabels = {
  wordpress: "WordPress (WXR)",
  ghost: "Ghost (JSON)",
  archive: "Bu sitenin arşivi",
} as const;

export const importKindLabels = {
  category: "Kategoriler",
  tag: "Etiketler",
  image: "Görseller",
  post: "Yazılar",
  redirect: "Yönlendirmeler",
  other: "Taşınmayanlar",
} as const;

/** Kinds of single records. */
export const importRecordLabels: Record<keyof typeof importKindLabels, string> = {
  category: "Kategori",
  tag: "Etiket",
  image: "Görsel",
  post: "Yazı",
  redirect: "Yönlendirme",
  other: "Diğer",
};

export const importItemStateLabels = {
  waiting: "Aktarılacak",
  done: "Aktarıldı",
  skipped: "Atlandı",
  failed: "Aktarılamadı",
} as const;

export const transferTexts = {
  notFound: "Aktarım bulunamadı. Silinmiş olabilir.",
  empty: "Dosya boş. Lütfen başka bir dosya seçin.",
  textTooLarge: "Dosya çok büyük. WXR ve JSON dosyaları en fazla 64 MB olabilir.",
  archiveTooLarge: "Dosya çok büyük. Bir arşiv en fazla 1 GB olabilir.",
  wrongEnding: "Bu dosya türü tanınmıyor. Lütfen .xml (WordPress), .json (Ghost) ya da .zip (arşiv) dosyası seçin.",
  notBytes: "Parçalar bayt dizisi olarak gönderilmelidir (application/octet-stream).",
  pieceSize: "Gönderilen parçanın boyu beklenenden farklı. Lütfen dosyayı yeniden seçin.",
  incomplete: "Dosyanın bazı parçaları ulaşmadı. Lütfen dosyayı yeniden seçin.",
  notUploading: "Bu dosya zaten yüklendi.",
  notReady: "Bu aktarım başlatılamaz: inceleme bitmemiş ya da aktarım zaten başlamış.",
  isRunning: "Aktarım sürerken kaydı silinemez.",
  nothingToRetry: "Yeniden denenecek görsel yok.",
  sendFailed: "Dosya yüklenemedi. Lütfen bağlantınızı kontrol edip yeniden deneyin.",
  started: "Aktarım başladı. Bu sayfadan ayrılabilirsiniz.",
  retried: "Görseller yeniden deneniyor.",
  removed: "Aktarım kaydı silindi. Aktarılan yazılar duruyor.",
  startFailed: "Aktarım başlatılamadı.",
  removeFailed: "Aktarım kaydı silinemedi.",
} as const;

/** Reasons a whole file is refused, by the code that the reader gives. */
export const importFaults = {
  doctype: "Dosya bir DOCTYPE ya da ENTITY tanımı içeriyor. WordPress dışa aktarma dosyalarında bunlar bulunmaz.",
  notWordPress: "Bu dosya bir WordPress dışa aktarma dosyası (WXR) değil.",
  truncated: "Dosya yarım kalmış: sonu eksik. Lütfen dışa aktarmayı yineleyin.",
  notGhost: "Bu dosya bir Ghost dışa aktarma dosyası değil.",
  ghostVersion: "Yalnızca Ghost 5 ve 6 sürümlerinin dışa aktarma dosyaları okunabilir.",
  notArchive: "Bu dosya bu siteden alınmış bir arşiv değil ya da bozuk.",
  archiveVersion: "Bu arşiv daha yeni bir sürümle alınmış.",
  unsafeName: "Arşivde klasör dışına çıkan ya da beklenmeyen bir dosya adı var.",
  tooManyFiles: "Arşivde çok fazla dosya var.",
  inflates: "Arşiv açıldığında izin verilen boyutu aşıyor.",
  tooDeep: "Dosyadaki veriler iç içe çok derin.",
  tooManyRecords: "Dosyada çok fazla kayıt var. En fazla 50.000 kayıt aktarılabilir.",
  tooLarge: "Dosyadaki bir metin çok büyük.",
  invalid: "Dosya okunamadı; bozuk olabilir.",
  tooSlow: "Dosya, ayrılan sürede okunamadı.",
} as const;

export type ImportFault = keyof typeof importFaults;

/** Reasons an image could not be fetched. */
export const imageFaults = {
  forbidden: "Adres özel bir ağa ait olduğu için alınmadı",
  address: "Geçerli bir http(s) adresi değil",
  status: "Sunucu görseli vermedi",
  redirects: "Çok fazla yönlendirme var",
  tooLarge: "Dosya 15 MB'tan büyük",
  timeout: "Sunucu zamanında yanıt vermedi",
  unreachable: "Sunucuya ulaşılamadı",
  noSite: "Eski sitenin adresi verilmediği için alınamadı",
} as const;

export type ImageFault = keyof typeof imageFaults;

/** Sentences of the report. */
export const importNotes = {
  exists: "Daha önce aktarılmış",
  inTrash: "Daha önce aktarılmış; şimdi çöp kutusunda",
  slugExists: "Bu adreste bir yazı zaten var",
  termExists: "Zaten var; yazılar buna bağlanır",
  redirectExists: "Bu adres zaten yönlendiriliyor",
  redirectHasPage: "Eski adresin bu sitede kendi sayfası var; yönlendirilmedi",
  redirectLoop: "Yönlendirme bir döngü oluşturacağı için eklenmedi",
  redirectInvalid: (reason: string) => `Yönlendirme eklenmedi: ${reason}`,
  imageUnused: "Aktarılacak hiçbir yazıda kullanılmıyor",
  imageStored: "Kitaplıkta zaten var",
  slugChanges: (slug: string, to: string) => `“${slug}” adresi kullanımda olduğu için “${to}” olacak`,
  slugMade: "Adresi başlığından oluşturuldu",
  draftBecause: (reason: string) => `${reason} olduğu için taslak olarak aktarılır`,
  unchecked: "Yapay zekâ taslağında doğrulanmamış atıflar",
  emailOnly: "Yalnızca e-posta ile gönderilmiş",
  titleMissing: "Başlığı olmadığı için bir başlık verildi",
  cut: (field: string, max: number) => `${field} ${max} karaktere kısaltıldı`,
  otherCategories: (names: string) => `Bir yazının tek kategorisi olur; ${names} etiket olarak eklendi`,
  tagsCut: "En fazla 50 etiket aktarılır",
  parentCategory: (name: string) => `Üst kategorisi “${name}”; burada kategoriler tek düzeydir`,
  dynamicBlock: (name: string) => `“${name}” bloğu taşınmaz`,
  shortcode: (name: string) => `[${name}] kısa kodu metinde olduğu gibi kaldı`,
  embed: (count: number) => `${count} gömülü öğe bağlantıya çevrildi`,
  pages: "Sayfalara bölünmüştü; tek sayfa olarak aktarılır",
  card: (name: string) => `“${name}” kartı taşınmaz`,
  galleryEmpty: "Bir galerinin görselleri dosyada yok",
  altAdded: (count: number) =>
    `${count} görselin alternatif metni yoktu; yazının başlığı yazıldı. Lütfen gözden geçirin.`,
  tooComplex: "İçerikte çok fazla ya da iç içe çok derin HTML etiketi var",
  imageLost: (count: number) => `${count} görsel alınamadı ve metinden çıkarıldı`,
  postChanged: "Yazı aktarımdan sonra değiştiği için görsel yalnızca kitaplığa eklendi",
  unexpected: "Beklenmeyen bir hata oluştu",
  page: "Sayfalar taşınmaz",
  trash: "Çöp kutusundaydı",
  postType: (type: string) => `“${type}” türü desteklenmiyor`,
  comments: (count: number) => `${count} yorum taşınmaz`,
  authors: (count: number) => `${count} yazar taşınmaz; yazılar aktaranın adıyla kaydedilir`,
  unusedAttachments: (count: number) => `${count} ortam dosyası hiçbir yazıda kullanılmadığı için taşınmaz`,
} as const;
