import { formatNumber } from "../../common/text.ts";

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
  changes: "Başka biçimde",
  losses: "Taşınmayan",
  parts: ({ keptParts, changedParts, leftParts }: { keptParts: number; changedParts: number; leftParts: number }) =>
    `Yazıların içinde: ${formatNumber(keptParts)} bölüm olduğu gibi, ${formatNumber(changedParts)} değişiklik, ` +
    `${formatNumber(leftParts)} taşınmayan parça. Her yazının altında tek tek yazılıdır.`,
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
  titleMissing: "Başlığı olmadığı için metninden ya da tarihinden bir başlık verildi",
  untitled: "Başlıksız yazı",
  empty: "İçeriği boş",
  emptyDraft: "İçeriği boş; taslağa bir açıklama ya da öne çıkan görseli kondu",
  emptyContent: "Bu yazının eski sitede metni yoktu.",
  cut: (field: string, max: number) => `${field} ${max} karaktere kısaltıldı`,
  otherCategories: (names: string) => `Bir yazının tek kategorisi olur; ${names} etiket olarak eklendi`,
  otherTerms: (names: string) => `Kategori ve etiket dışındaki sınıflandırmalar taşınmaz: ${names}`,
  internalTag: "Ghost’un iç etiketi; okurlara gösterilmediği için taşınmaz",
  termMerged: (name: string) => `Adresi “${name}” ile aynı; yazıları ona bağlanır`,
  tagsCut: (count: number) => `En fazla 50 etiket aktarılır; ${count} etiket dışarıda kaldı`,
  parentCategory: (name: string) => `Üst kategorisi “${name}”; burada kategoriler tek düzeydir`,
  dynamicBlock: (name: string) => `“${name}” bloğu taşınmaz`,
  shortcode: (name: string) => `[${name}] kısa kodu metinde olduğu gibi kaldı`,
  embed: (count: number) => `${count} gömülü öğe bağlantıya çevrildi`,
  embedMissing: "Adresi olmayan bir gömülü öğe taşınmaz",
  embeddedDocument: "Gömülü bir belgenin metni yazıya alındı",
  mediaMissing: "Dosyası bulunmayan bir ses ya da video taşınmaz",
  pages: "Sayfalara bölünmüştü; tek sayfa olarak aktarılır",
  card: (name: string) => `“${name}” kartı taşınmaz`,
  cardChanged: (name: string) => `“${name}” kartı düz metin, bağlantı ya da görsel olarak aktarılır`,
  unreadable: "Okunamayan bir içerik parçası taşınmaz",
  nested: "Çok derinde iç içe olan bir parça taşınmaz",
  smallHeading: "Küçük ara başlıklar dördüncü düzey başlık olur",
  definitionList: "Tanım listesi paragraflara çevrildi",
  details: "Açılır kapanır bölüm, başlığıyla birlikte açık metin oldu",
  backgroundImage: "Bir bölümün arka plan görseli, bölümün üstüne kondu",
  caption: "Bir alt yazı ayrı paragraf oldu",
  codeLanguage: (name: string) => `Kod bloğunun “${name}” dili tanınmıyor; renklendirilmeden gösterilir`,
  form: "Formun metni aktarıldı; form çalışmaz",
  formField: "Form alanı taşınmaz",
  script: "Betik (script) taşınmaz",
  style: "Stil kodu taşınmaz",
  drawing: "Çizim (svg, canvas, math, map) taşınmaz",
  element: (name: string) => `“${name}” öğesinin yalnızca metni aktarıldı`,
  elementLeft: (name: string) => `“${name}” öğesi taşınmaz`,
  inlineImage: "Metnin içine gömülü (data:) görsel taşınmaz",
  imageMissing: "Adresi olmayan bir görsel taşınmaz",
  anchor: "Sayfa içinde bulunmayan bir yere giden bağlantının yalnızca metni kaldı",
  linkLeft: "Açılamayan türde bir bağlantının yalnızca metni kaldı",
  oldLinks: (count: number) => `${count} bağlantı eski siteye gitmeye devam eder (dosyalar ve taşınmayan sayfalar)`,
  oldLinksLost: (count: number) => `${count} bağlantı, eski sitenin adresi verilmediği için kaldırıldı; metni duruyor`,
  customFields: (names: string) => `Özel alanlar taşınmaz: ${names}`,
  pageCode: "Yazıya eklenmiş kod (code injection) taşınmaz",
  canonical: (address: string) => `Standart (canonical) adresi taşınmaz: ${address}`,
  shareTexts: "Paylaşım için ayrıca yazılmış başlık, metin ya da görsel taşınmaz",
  featuredCaption: "Öne çıkan görselin alt yazısı taşınmaz",
  coAuthors: (count: number) => `${count} yazarı vardı; aktaranın adıyla kaydedilir`,
  ownComments: (count: number) => `${count} yorumu taşınmaz`,
  termsLost: (count: number) => `${count} kategori ya da etiket bağlanamadı`,
  galleryEmpty: "Bir galerinin görselleri dosyada yok",
  galleryImages: (count: number) => `Bir galerinin ${count} görseli dosyada yok`,
  altAdded: (count: number) =>
    `${count} görselin alternatif metni yoktu; yazının başlığı yazıldı. Lütfen gözden geçirin.`,
  tooComplex: "İçerikte çok fazla ya da iç içe çok derin HTML etiketi var",
  imageLost: (count: number) => `${count} görsel alınamadı ve metinden çıkarıldı`,
  postChanged: "Yazı aktarımdan sonra değiştiği için görsel yalnızca kitaplığa eklendi",
  unexpected: "Beklenmeyen bir hata oluştu",
  badRecord: "Kayıt eksik ya da bozuk olduğu için okunamadı",
  duplicate: "Dosyada aynı kayıt birden çok kez var; bir kez aktarılır",
  times: (sentence: string, count: number) => `${sentence} (${count} kez)`,
  more: (count: number) => `… ve ${count} açıklama daha`,
  page: "Sayfalar taşınmaz",
  trash: "Çöp kutusundaydı",
  postType: (type: string) => `“${type}” türü desteklenmiyor`,
  revisions: (count: number) => `${count} eski sürüm taşınmaz`,
  menuItems: (count: number) => `${count} menü öğesi taşınmaz`,
  autoDrafts: (count: number) => `${count} boş otomatik taslak taşınmaz`,
  badAttachments: (count: number) => `${count} ortam dosyasının adresi dosyada yok`,
  customTerms: (count: number) => `${count} özel sınıflandırma terimi taşınmaz`,
  members: (count: number) => `${count} üye taşınmaz`,
  otherTables: (names: string) => `Bu veriler taşınmaz: ${names}`,
  comments: (count: number) => `${count} yorum taşınmaz`,
  authors: (count: number, names = "") =>
    `${count} yazar taşınmaz; yazılar aktaranın adıyla kaydedilir${names && `: ${names}`}`,
  unusedAttachments: (count: number) => `${count} ortam dosyası hiçbir yazıda kullanılmadığı için taşınmaz`,
} as const;
