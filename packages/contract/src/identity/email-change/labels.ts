export const emailChangeTexts = {
  emailInvalid: "Geçerli bir e-posta adresi girin",
  sameAddress: "Bu, hesabınızda zaten kayıtlı olan adres.",
  requested: "Yeni adresinize bir onay bağlantısı gönderdik. Adresiniz, bağlantıyı açıp onayladığınızda değişir.",
  requestFailed: "E-posta adresi değiştirilemedi. Lütfen yeniden deneyin.",
  cancelled: "E-posta değişikliğinden vazgeçildi.",
  nothingToCancel: "Onay bekleyen bir e-posta değişikliği yok.",
  confirmed: "E-posta adresiniz değiştirildi. Bundan sonra yeni adresinizle giriş yapabilirsiniz.",
  confirmFailed: "E-posta adresi onaylanamadı. Lütfen yeniden deneyin.",
  linkInvalid:
    "Bu bağlantı geçerli değil ya da süresi doldu. Güvenlik ayarlarından yeni bir değişiklik isteyebilirsiniz.",
  addressTaken: "Bu e-posta adresi başka bir hesapta kullanılıyor. Lütfen başka bir adres seçin.",
  undone:
    "Önceki e-posta adresiniz geri geldi ve yeni şifreniz kaydedildi. Bütün oturumlar kapatıldı; yeni şifrenizle " +
    "giriş yapabilirsiniz.",
  undoFailed: "E-posta değişikliği geri alınamadı. Lütfen yeniden deneyin.",
  undoLinkInvalid:
    "Bu bağlantı geçerli değil, daha önce kullanılmış ya da 7 günlük süresi dolmuş. Hesabınıza giremiyorsanız iletişim " +
    "sayfasından bize yazın.",
} as const;
