import { boardTexts } from "./board-labels.ts";

export const becayisTexts = {
  landingNotFound: "Böyle bir kurum, unvan ya da il yok",
  ...boardTexts,
  titleTooShort: "Başlık en az 10 karakter olmalıdır",
  titleTooLong: "Başlık en fazla 100 karakter olabilir",
  offerInstitutionRequired: "Sunulan kurum gereklidir",
  offerPositionRequired: "Sunulan pozisyon gereklidir",
  offerCityRequired: "Sunulan şehir gereklidir",
  wantedInstitutionRequired: "İstenen kurum gereklidir",
  wantedPositionRequired: "İstenen pozisyon gereklidir",
  wantedCityRequired: "İstenen şehir gereklidir",
  currentInstitutionRequired: "Mevcut kurum gereklidir",
  currentPositionRequired: "Mevcut pozisyon gereklidir",
  currentCityRequired: "Mevcut şehir gereklidir",
  currentDistrictRequired: "Mevcut ilçe gereklidir",
  profileNotFound: "Becayiş profiliniz henüz yok.",
  profileIncomplete: "Profil Eksik",
  profileSaved: "Becayiş profiliniz güncellendi",
  profileFailed: "Profil alınırken hata oluştu",
  /** Shown if the server refuses the input; the next one if the server cannot be reached. */
  profileRefused: "Profil güncellenemedi",
  profileSaveFailed: "Profil güncellenirken hata oluştu",
  offerDiffers: "Sunulan kurum, pozisyon ve yer becayiş profilinizdekiyle aynı olmalıdır.",
  wishLocked: "Becayiş yalnızca aynı kurum ve aynı pozisyon içinde yapılabilir.",
  samePlace: "İstediğiniz yer bulunduğunuz yerden farklı olmalıdır. Aynı il içinde başka bir ilçe seçebilirsiniz.",
  wishTwice: "Bu yer listenizde zaten var.",
  wishesDiffer: "İstenen şehir ve ilçe, istediğiniz yerlerin ilkiyle aynı olmalıdır.",
  tooManyWishes: (most: number) => `En fazla ${most} yer seçebilirsiniz.`,
  oneActive: "Zaten aktif bir becayiş ilanınız bulunmaktadır. Aynı anda sadece bir aktif ilan oluşturabilirsiniz.",
  listingCreated: "İlanınız alındı. Onaylandığında panoda yayınlanacak.",
  listingUpdated: "İlanınız güncellendi. Onaylandığında yayınlanacak.",
  listingChanged: "İlanınız güncellendi.",
  listingTextWaits: "Değişikliğiniz kaydedildi. Yeni metin onaylanana kadar ilanınız önceki metniyle kalır.",
  listingUnchanged: "İlanınızda değişen bir şey yok.",
  listingClosed: "Tamamlanan ya da süresi dolan bir ilan düzenlenemez.",
  listingRemoved: "İlanınız silindi.",
  statusUpdated: "İlan durumu güncellendi",
  tooLateToRevive: (days: number) => `Bu ilanın süresi dolalı ${days} günden fazla oldu. Yeni bir ilan verebilirsiniz.`,
  renewed: (days: number) => `İlanınızın süresi ${days} gün uzatıldı.`,
  renewalInvalid:
    "Bu yenileme bağlantısı geçerli değil ya da daha önce kullanılmış. İlanınızı hesabınızdan da yenileyebilirsiniz.",
  reported: "Bildiriminiz için teşekkür ederiz. İlanı inceleyeceğiz.",
  reportReasonRequired: "Lütfen bildirme nedeninizi yazın.",
  ownListing: "Kendi ilanınız için bu işlemi yapamazsınız.",
  contactWarning:
    "Metninizde telefon numarası ya da e-posta adresi var. Karşı tarafla anlaşana kadar bu bilgileri gizleyeceğiz.",
  hiddenListing: "Yayında olmayan ilan",
  matchesFailed: "Eşleşmeler alınırken hata oluştu",
  statsFailed: "İstatistikler alınırken hata oluştu",
  actionFailed: "İşlem sırasında bir hata oluştu.",
} as const;

/** Labels of the employment types, which the law treats differently. */
export const employmentLabels = { "4a": "4/A (memur)", "4b": "4/B (sözleşmeli)" } as const;

export const matchTexts = {
  approvalIsTheirs: boardTexts.approvalIsTheirs,
  answered: "Yanıtınız kaydedildi.",
  settled: "İki taraf da kabul etti. İletişim bilgileri açıldı.",
  ringSettled: "Halkadaki herkes kabul etti. İletişim bilgileri açıldı.",
  rejected: "Eşleşme reddedildi.",
  notPending: "Bu eşleşme artık yanıt beklemiyor.",
  ringIsCoordination: "Halka yalnızca tarafları bir araya getirir; her kurum ayrı karar verir.",
} as const;

export const matchStatusLabels = {
  pending: "Bekliyor",
  accepted: "Kabul Edildi",
  rejected: "Reddedildi",
  expired: "Sona Erdi",
} as const;

/** Why a match or a ring is over, by `endReason`. */
export const endReasonTexts = {
  refused_by_me: "Siz reddettiniz.",
  refused: "Taraflardan biri reddetti.",
  closed: "Site yönetimi kapattı.",
  agreed_elsewhere: "Başka bir eşleşmede anlaştığınız için kapandı.",
  away: "İlanınız panoda olmadığı için kapandı.",
  other_away: "Karşı taraftaki ilan artık panoda değil.",
  late: "Süresi içinde herkes yanıt vermedi.",
  changed: "İlanlar artık karşılıklı uymuyor.",
} as const;

export const answerLabels = { pending: "Yanıt bekleniyor", accepted: "Kabul etti", rejected: "Reddetti" } as const;
export const myAnswerLabels = {
  pending: "Yanıtınız bekleniyor",
  accepted: "Kabul ettiniz",
  rejected: "Reddettiniz",
} as const;

export const verdictLabels = { ok: "Uygun", warn: "Dikkat", stop: "Engel" } as const;

export const matchReasonTexts = {
  provinces: "İkiniz de birbirinizin ilinde görev yapıyorsunuz",
  my_district_met: "İstediğiniz ilçe karşılanıyor",
  my_district_open: "İlçe tercihi belirtmediniz",
  their_district_met: "Karşı tarafın istediği ilçe karşılanıyor",
  their_district_open: "Karşı taraf ilçe tercihi belirtmemiş",
  complete: "İki tarafın da e-postası doğrulanmış, profili tamam",
} as const;

/** Names the wishes whose provinces fit, unless both are the first. */
export function provincesReason({ myRank, otherRank }: { myRank: number; otherRank: number }): string {
  if (myRank === 1 && otherRank === 1) return matchReasonTexts.provinces;
  return `${matchReasonTexts.provinces} (sizin ${rankText(myRank)} tercihiniz, karşı tarafın ${rankText(otherRank)} tercihi)`;
}

/** Returns a wish's rank as it stands before a noun: "ilk", "2.". */
export function rankText(rank: number): string {
  return rank === 1 ? "ilk" : `${rank}.`;
}

/** Texts of contact requests, their threads and blocks. */
export const contactRequestTexts = {
  standard: "İletişim isteği gönderildi.",
  sent: "İletişim isteğiniz gönderildi",
  sendFailed: "İletişim isteği gönderilirken hata oluştu",
  listFailed: "İletişim istekleri alınırken hata oluştu",
  updateFailed: "İletişim isteği güncellenirken hata oluştu",
  contactFailed: "İletişim oluşturulurken bir hata oluştu.",
  ownListing: "Kendi ilanınıza iletişim isteği gönderemezsiniz.",
  alreadySent: "Bu ilan için bekleyen bir isteğiniz var.",
  alreadyAccepted: "Bu ilan için isteğiniz daha önce kabul edildi.",
  alreadyRejected: "Bu ilan için isteğiniz daha önce reddedildi.",
  refused: "Bu ilan için iletişim isteği gönderemezsiniz.",
  notPending: "Bu istek artık yanıt beklemiyor.",
  accepted: "İstek kabul edildi. İletişim bilgileri açıldı.",
  rejected: "İstek reddedildi.",
  withdrawn: "İsteğiniz geri alındı.",
  shared: "İletişim bilgileri paylaşıldı",
  messageRequired: "Mesaj gereklidir",
  messageSent: "Mesajınız gönderildi.",
  messageFailed: "Mesajınız gönderilemedi. Lütfen yeniden deneyin.",
  threadFailed: "Mesajlar alınırken hata oluştu",
  blocked: "Bu üyeyi engellediniz.",
  unblocked: "Engel kaldırıldı.",
  updated: "İletişim isteği güncellendi",
  reported: "Bildiriminiz için teşekkür ederiz. İsteği inceleyeceğiz.",
  tooMany: "Bugün için istek sınırına ulaştınız. Yarın yeniden deneyebilirsiniz.",
} as const;

/** Labels of contact types: requests, and contacts after a match by their channel. */
export const contactTypeLabels = {
  request: "İstek",
  platform: "Platform",
  email: "E-posta",
  phone: "Telefon",
} as const;

export const alertTexts = {
  saved: "Takip kaydedildi.",
  removed: "Takip silindi.",
  restored: "Takip geri getirildi.",
  listFailed: "Takipler alınırken hata oluştu",
  saveFailed: "Takip kaydedilirken hata oluştu",
  stopFailed: "Takip şu anda durdurulamadı. Bağlantınızı kontrol edip yeniden deneyin.",
  stopped: "Bu takip durduruldu. Artık e-posta almayacaksınız.",
  linkInvalid: "Bu bağlantı geçerli değil. Takiplerinizi hesabınızdan da durdurabilirsiniz.",
  asked:
    "Adresinize bir onay bağlantısı gönderildi. Bağlantıdaki düğmeye bastığınızda takip başlar; gelmezse istenmeyen " +
    "e-postalara bakın.",
  askFailed: "İsteğiniz gönderilemedi. Bağlantınızı kontrol edip yeniden deneyin.",
  confirmed: "Takip başladı. Uyan yeni ilanlar bu adrese günde en çok bir e-postayla bildirilecek.",
  confirmLead: "Takibin başlaması için düğmeye basın.",
  confirm: "Takibi onayla",
  confirmInvalid: "Bu bağlantı geçerli değil ya da süresi geçti. Takibi sayfadan yeniden isteyebilirsiniz.",
  guestConsent:
    "Düğmeye basarak seçiminize uyan yeni ilanların e-postayla bildirilmesini kabul edersiniz. Her e-postadaki " +
    "bağlantıyla tek tıkla çıkabilirsiniz. Bir adresle en çok 10 takip kurulabilir.",
  emptyAlert: "Takip için en az bir şehir, kurum, pozisyon ya da arama metni seçin.",
  tooMany: (most: number) => `En fazla ${most} takip kaydedebilirsiniz.`,
} as const;

export const alertFrequencyLabels = { instant: "Anında", daily: "Günde bir", off: "Kapalı" } as const;

export const adminBecayisTexts = {
  approved: "İlan onaylandı ve yayınlandı.",
  approvalHeld: "İlan onaylandı, birkaç saniye içinde yayınlanacak.",
  rejected: "İlan reddedildi.",
  reasonRequired: "Red gerekçesi gereklidir",
  notPending: "Bu ilan onay beklemiyor.",
  approveFailed: "İlan onaylanamadı",
  rejectFailed: "İlan reddedilemedi",
  cannotActivate: "Bu üyenin yayında ya da onay bekleyen başka bir ilanı var.",
  statusUpdated: "İlan durumu güncellendi.",
  listingRemoved: "İlan silindi.",
  matchUpdated: "Eşleşme durumu güncellendi.",
  matchRemoved: "Eşleşme silindi.",
  contactUpdated: "İletişim durumu güncellendi.",
  contactRemoved: "İletişim kaydı silindi.",
  changeApproved: "Metin değişikliği onaylandı.",
  changeRejected: "Metin değişikliği reddedildi; ilan önceki metniyle kalıyor.",
  pendingTitle: "Onay bekleyen ilan",
  pendingChangeTitle: "Onay bekleyen metin değişikliği",
  corrected: "İlan düzeltildi; sahibine haber verildi.",
  unchanged: "İlanda değişen bir şey yok.",
  changedMeanwhile: "İlan bu arada değişti. Son haline bakıp yeniden karar verin.",
  statusFailed: "İlan durumu güncellenirken bir hata oluştu.",
  removeFailed: "İlan silinirken bir hata oluştu.",
  correctFailed: "İlan düzeltilirken bir hata oluştu.",
  matchStatusFailed: "Eşleşme durumu güncellenemedi",
  matchRemoveFailed: "Eşleşme silinemedi",
  contactStatusFailed: "İletişim durumu güncellenemedi",
  contactRemoveFailed: "İletişim kaydı silinemedi",
  cannedReasonRequired: "Gerekçe gereklidir",
  cannedReasonSaved: "Hazır gerekçe kaydedildi.",
  cannedReasonRemoved: "Hazır gerekçe silindi.",
  cannedReasonTaken: "Bu gerekçe zaten kayıtlı.",
  tooManyReasons: "En fazla 50 hazır gerekçe kaydedebilirsiniz.",
  reportTitle: "Şikâyet edilen ilan",
  contactReportTitle: "Şikâyet edilen iletişim isteği",
} as const;
