export const boardSettingTexts = {
  saved: "Becayiş ayarları güncellendi.",
  saveFailed: "Ayarlar güncellenirken bir hata oluştu.",
  loadFailed: "Becayiş ayarları yüklenemedi",
  ruleSaved: "Kural kaydedildi.",
  ruleTextRequired: "Kural metni gereklidir",
  ruleSourceRequired: "Kaynak gereklidir",
  ruleBasisNamesPage: "Dilekçede yalnızca kanun, madde ve Resmî Gazete künyesi yazılır; internet adresi yazmayın",
  ruleDateRequired: "Kaynağın tarihi gereklidir",
  entrySaved: "Kayıt güncellendi.",
  entryCreated: "Kayıt eklendi.",
  entryMerged: "Kayıtlar birleştirildi.",
  entryTaken: "Bu adla bir kayıt zaten var. Büyük küçük harf ve boşluk farkı ayırt edilmez.",
  entryNameRequired: "Ad gereklidir",
  entryNameWithoutLetter: "Ad en az bir harf içermelidir",
  entryFailed: "Kayıt güncellenirken bir hata oluştu.",
  mergeFailed: "Kayıtlar birleştirilemedi.",
  mergeWithItself: "Bir kayıt kendisiyle birleştirilemez.",
  mergeIntoRetired: "Kullanımdan kalkmış bir kayda birleştirilemez.",
  mergeOtherClass: "Yalnızca aynı hizmet sınıfındaki unvanlar birleştirilebilir.",
} as const;

export const institutionKindLabels = {
  ministry: "Bakanlık",
  affiliate: "Bağlı ya da ilgili kuruluş",
  university: "Üniversite",
  municipality: "Belediye",
  other: "Diğer",
} as const;

/** Labels of the service classes of Law 657, article 36. */
export const serviceClassLabels = {
  GİH: "Genel İdare Hizmetleri",
  SH: "Sağlık Hizmetleri",
  EÖH: "Eğitim ve Öğretim Hizmetleri",
  TH: "Teknik Hizmetler",
  AH: "Avukatlık Hizmetleri",
  DH: "Din Hizmetleri",
  EH: "Emniyet Hizmetleri",
  YH: "Yardımcı Hizmetler",
  MİAH: "Mülki İdare Amirliği Hizmetleri",
} as const;
