/** Turkish texts of comments. */
export const commentTexts = {
  contentRequired: "Lütfen yorum içeriğini girin.",
  fieldsRequired: "Lütfen tüm alanları doldurun.",
  emailInvalid: "Lütfen geçerli bir e-posta adresi girin.",
  sendFailed: "Yorum gönderilirken bir hata oluştu.",
  sent: "Yorumunuz başarıyla gönderildi! Onay bekliyor.",
  adminReplySent: "Admin yanıtınız yayınlandı!",
  loadFailed: "Yorumlar yüklenirken bir hata oluştu.",
  pending: "Onay Sürecinde",
  administrator: "Yönetici",
  notify: "Onaylanınca ve cevap gelince bana yaz",
  notifyHint: "E-posta adresinize gelir; her e-postadaki bağlantıyla durdurabilirsiniz.",
  approvedNotice: "Yorumunuz onaylandı ve yayınlandı.",
  mailsStopped: "Yorumlarınız için artık e-posta almayacaksınız.",
  stopLinkBroken: "Bu bağlantı geçerli değil.",
  parentGone: "Yanıtladığınız yorum artık yok. Yorumunuzu yazının altına gönderebilirsiniz.",
} as const;

/** Texts of the administrator's comment calls. */
export const adminCommentTexts = {
  notificationTitle: "Onay bekleyen yorum",
  replyRequired: "Lütfen yanıt içeriğini girin.",
  approved: "Yorum onaylandı!",
  removed: "Yorum silindi!",
  replied: "Yanıt gönderildi!",
  approveFailed: "Yorum onaylanırken hata oluştu.",
  removeFailed: "Yorum silinirken hata oluştu.",
  replyFailed: "Yanıt gönderilirken hata oluştu.",
  removeQuestion: "Bu yorumu silmek istediğinizden emin misiniz?",
  selectionRequired: "En az bir yorum seçin.",
  approvedMany: (count: number) => `${count} yorum onaylandı.`,
  removedMany: (count: number) => `${count} yorum silindi.`,
  banned: "Yazar yasaklandı. Yeni yorumları doğrudan çöp kutusuna gider.",
  banFailed: "Yazar yasaklanamadı.",
  notBannable: "Yöneticinin ve silinmiş üyelerin yorumları için yasak konamaz.",
  banLifted: "Yasak kaldırıldı.",
  liftFailed: "Yasak kaldırılamadı.",
} as const;
