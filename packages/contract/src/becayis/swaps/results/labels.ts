/** Outcomes of an application to the institution. */
export const outcomeLabels = { applied: "Başvurduk", approved: "Onaylandı", refused: "Reddedildi" } as const;

/** The closed list of reasons of a refusal. */
export const refusalLabels = {
  service_need: "Hizmet gereği, personel ihtiyacı",
  conditions: "Şartlar karşılanmıyor (süre, unvan, sınıf)",
  other_party: "Karşı tarafın talebi uygun görülmedi",
  out_of_period: "Başvuru dönemi dışında",
  no_reason: "Gerekçe bildirilmedi",
  other: "Başka bir neden",
} as const;

export const resultTexts = {
  title: "Başvurunuzun sonucu",
  hint: "Yalnızca kendi başvurunuz için bildirin. Gerekçeyi karşı taraf görmez.",
  applied: "Başvurunuzu not ettik.",
  approved: "Hayırlı olsun! İlanınız tamamlandı.",
  refused: "Sonucu kaydettik. İlanınız yeniden eşleşmeye açıldı.",
  saveFailed: "Sonuç kaydedilirken hata oluştu.",
  notFound: "Bu eşleşme ya da halka için sonuç bildirilemez.",
  alreadyApproved: "Bu değişikliğin onaylandığını daha önce bildirdiniz.",
  outcomeRequired: "Bir sonuç seçin",
  dateRequired: "Tarih gereklidir",
  inFuture: "Tarih bugünden sonra olamaz.",
  beforeAcceptance: "Tarih, herkesin kabul ettiği günden önce olamaz.",
  beforeApplication: "Karar tarihi başvuru tarihinden önce olamaz.",
  reasonRequired: "Ret gerekçesini seçin",
  reasonNotAsked: "Gerekçe yalnızca reddedilen bir başvuru için bildirilir.",
  linkInvalid: "Bu bağlantı geçerli değil ya da süresi doldu. Sonucu, eşleşmelerinizden de bildirebilirsiniz.",
  linkFailed: "Sonuç şu anda kaydedilemedi. Bağlantınızı kontrol edip yeniden deneyin.",
  /** Shown on the board, with the number. */
  moved: (people: string) => `Bu panoda buluşan ${people} kişinin yer değişikliği onaylandı.`,
} as const;

/** Titles of the notifications about results. */
export const resultNotificationTitles = {
  asked: "Yer değişikliğinizin sonucu",
  approvedByOther: "Eşleşmenizdeki bir üye onay aldığını bildirdi",
  refusedByOther: "Eşleşmenizdeki bir üyenin başvurusu reddedildi",
  returned: "İlanınız yeniden panoda",
} as const;
