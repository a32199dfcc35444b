export const petitionTexts = {
  title: "Dilekçe",
  fileName: "Becayiş dilekçesi",
  /** Says who decides; shown beside every petition. */
  approvalIsTheirs:
    "Yer değiştirmeye kurumunuz karar verir. Bu dilekçe bir örnektir; hukuki danışmanlık değildir, sonuç için söz " +
    "vermez.",
  numberStaysBlank:
    "T.C. kimlik numarası ve imza yeri boş bırakılır; bunları çıktının üzerine elle yazarsınız. Kimlik " +
    "numaranız sitede saklanmaz.",
  onlyYours:
    "Değişiklikleriniz yalnızca sizin için, şifrelenmiş olarak saklanır. Karşı taraf görmez; eşleşme sona erer ya da " +
    "araya bir engel girerse silinir.",
  notFound: "Dilekçe hazırlanamıyor",
  notFoundWhy:
    "Dilekçe yalnızca bütün tarafların kabul ettiği ve hâlâ süren bir eşleşme ya da halka için hazırlanabilir.",
  failed: "Dilekçe alınırken hata oluştu",
  preparing: "Dosyanız hazırlanıyor…",
  waiting: (before: number) => `Dosyanız sırada bekliyor: önünüzde ${before} dosya var.`,
  ready: "Dosyanız hazır; indirme başladı.",
  fileFailed: "Dosya hazırlanırken hata oluştu. Lütfen yeniden deneyin.",
  tooManyFiles: "Hazırlanmakta olan üç dosyanız var. Onlar bitince yeniden deneyin.",
  saved: "Dilekçeniz kaydedildi.",
  saveFailed: "Dilekçe kaydedilirken hata oluştu.",
  reset: "Dilekçeniz ilk haline döndü.",
  addresseeRequired: "Dilekçenin verileceği makam gereklidir",
  bodyRequired: "Dilekçe metni gereklidir",
  holdsNationalNumber:
    "Metinde bir T.C. kimlik numarası var. Kimlik numarası sitede saklanmaz; onu silin, çıktının üzerine elle yazın.",
  nationalNumber: "T.C. Kimlik No",
  signature: "İmza",
  attachments: "Ekler",
  subject: "Konu",
} as const;

export const petitionFieldLabels = {
  addressee: "Verileceği makam",
  subject: "Konu",
  body: "Metin",
  attachments: "Ekler (her satıra bir belge)",
} as const;

export const petitionKindLabels = { match: "İki kişilik eşleşme", ring: "Halka (üç ya da dört kişi)" } as const;

export const petitionTemplateTexts = {
  saved: "Şablon kaydedildi.",
  removed: "Şablon silindi; kurumun dilekçeleri genel şablonla hazırlanacak.",
  saveFailed: "Şablon kaydedilirken bir hata oluştu.",
  removeFailed: "Şablon silinirken bir hata oluştu.",
  taken: "Bu kurumun bu tür için bir şablonu zaten var.",
  institutionUnknown: "Kurum bulunamadı.",
  everyInstitution: "Bütün kurumlar",
  tooLong: (max: number) => `Bu bölüm, yer tutucular doldurulunca ${max} karakterden uzun oluyor`,
  unknownPlaceholder: (names: readonly string[]) => `Bilinmeyen yer tutucu: ${names.join(", ")}`,
} as const;
