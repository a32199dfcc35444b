/** Turkish texts of the contact form and the quick message. */
export const contactTexts = {
  nameTooShort: "Ad en az 2 karakter olmalıdır",
  surnameTooShort: "Soyad en az 2 karakter olmalıdır",
  fullNameTooShort: "Ad Soyad en az 2 karakter olmalıdır",
  emailInvalid: "Geçerli bir e-posta adresi girin",
  phoneRequired: "Telefon numarası gereklidir",
  subjectTooShort: "Konu en az 5 karakter olmalıdır",
  messageTooShort: "Mesaj en az 10 karakter olmalıdır",
  sendFailed: "Mesaj gönderilemedi",
  failedToastTitle: "Hata!",
  failedToast: "Mesaj gönderilirken bir hata oluştu. Lütfen tekrar deneyin.",
  sentToastTitle: "Başarılı!",
  sentToast: "Mesajınız başarıyla gönderildi. En kısa sürede size dönüş yapacağım.",
} as const;

/** Texts of the administrator's message calls. */
export const adminContactTexts = {
  notificationTitle: "Yeni iletişim mesajı",
  read: "Mesaj okundu olarak işaretlendi.",
  updated: "Mesaj güncellendi.",
  replySaved: "Yanıt kaydedildi.",
  replyRequired: "Lütfen yanıt içeriğini girin.",
  removed: "Mesaj silindi.",
  selectionRequired: "En az bir mesaj seçin.",
  alreadyReplied: "Bu mesaj daha önce yanıtlanmış.",
  replyFailed: "Yanıt kaydedilemedi.",
  removeFailed: "Mesaj silinemedi.",
  savedReplyTitleRequired: "Ad gereklidir",
  savedReplyTitleTaken: "Bu adla başka bir hazır yanıt var.",
  savedReplyCreated: "Hazır yanıt eklendi.",
  savedReplyUpdated: "Hazır yanıt güncellendi.",
  savedReplyRemoved: "Hazır yanıt silindi.",
  savedReplyFailed: "Hazır yanıt kaydedilemedi.",
  savedReplyRemoveFailed: "Hazır yanıt silinemedi.",
  tooManySavedReplies: "En fazla 100 hazır yanıt saklanabilir.",
} as const;
