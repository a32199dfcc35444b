/** Turkish texts of requests to remove a lost second factor. */
export const factorRecoveryTexts = {
  asked:
    "İsteğiniz alındı. Hesabınızın e-posta adresine bir bilgi gönderdik. Yöneticimiz isteğinizi en erken üç gün sonra " +
    "değerlendirir ve sonucu e-postayla bildirir.",
  askFailed: "İsteğiniz gönderilemedi. Lütfen yeniden deneyin.",
  notNeeded: "Bu hesapta iki adımlı doğrulama kapalı. Şifrenizle giriş yapabilirsiniz.",
  tooMany: "Bu hesap için çok sık istek gönderildi. Lütfen birkaç gün sonra yeniden deneyin.",
  cancelled: "İstek iptal edildi. Biri şifrenizi biliyor olabilir; lütfen şifrenizi hemen yenileyin.",
  cancelFailed: "İstek iptal edilemedi. Lütfen yeniden deneyin.",
  linkInvalid:
    "Bu bağlantı artık geçerli değil: istek sonuçlanmış veya iptal edilmiş. Hesabınızdan emin değilseniz şifrenizi yenileyin.",
  confirmed: "İki adımlı doğrulama kaldırıldı; üyeye e-posta gönderildi.",
  confirmFailed: "İstek onaylanırken bir hata oluştu.",
  refused: "İstek reddedildi; üyeye e-posta gönderildi.",
  refuseFailed: "İstek reddedilirken bir hata oluştu.",
  notOpen: "Bu istek artık beklemiyor: sonuçlanmış veya üye iptal etmiş.",
  notDue: "Bu istek üç gün beklemeden onaylanamaz.",
  reasonNeeded: "Reddetme gerekçesini yazın; üyeye gönderilecek.",
} as const;
