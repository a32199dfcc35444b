export const registrationTexts = {
  emailInvalid: "Geçerli bir e-posta adresi giriniz",
  phoneRequired: "Telefon numarası gereklidir",
  termsRequired: "Kullanım şartlarını kabul etmelisiniz",
  registered:
    "Kaydınız alındı. Hesabınızı kullanmaya başlamak için e-posta adresinize gönderdiğimiz bağlantıya dokunun.",
  registerFailed: "Kayıt başarısız",
  registerFailedTitle: "Kayıt Başarısız",
  verified: "E-posta adresiniz doğrulandı. Giriş yapabilirsiniz.",
  verifyFailed: "E-posta doğrulama başarısız",
  /** Shown without any token; `verifyFailed` is for a wrong one. */
  verificationLinkInvalid: "Doğrulama bağlantısı geçersiz. Token bulunamadı.",
  /** Third parties search this text for the word "expired"; our own screen reads the code LINK_EXPIRED. */
  verificationLinkExpired: "Doğrulama bağlantısının süresi dolmuş (expired). Lütfen yeni bir bağlantı isteyin.",
  verificationSent: "Doğrulama e-postası gönderildi. Lütfen gelen kutunuzu kontrol edin.",
  claimed: "Şifreniz belirlendi ve e-posta adresiniz doğrulandı. Giriş yapabilirsiniz.",
  claimFailed: "Şifre belirlenemedi",
  alreadyVerified: "E-posta adresiniz zaten doğrulanmış.",
  resendFailed: "E-posta gönderimi başarısız",
  verificationNeeded: "E-posta doğrulama gerekli",
} as const;
