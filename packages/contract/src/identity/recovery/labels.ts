export const recoveryTexts = {
  forgotEmailInvalid: "Geçerli bir e-posta adresi girin",
  resetSent:
    "Bu adresle kayıtlı bir hesap varsa şifre sıfırlama bağlantısı gönderildi. Lütfen e-postanızı kontrol edin.",
  forgotFailed: "Şifre sıfırlama e-postası gönderilemedi",
  resetDone: "Şifreniz yenilendi. Yeni şifrenizle giriş yapabilirsiniz.",
  resetFailed: "Şifre sıfırlama başarısız",
} as const;
