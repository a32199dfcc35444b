export const profileTexts = {
  firstNameTooShort: "Ad en az 2 karakter olmalıdır",
  lastNameTooShort: "Soyad en az 2 karakter olmalıdır",
  profileUpdated: "Profiliniz başarıyla güncellendi.",
  profileUpdateFailed: "Profil güncelleme başarısız",
  profileFailed: "Profil alınamadı",
  dashboardFailed: "Dashboard verileri alınamadı",
  bioTooLong: "Biyografi en fazla 500 karakter olabilir",
  birthDateInvalid: "Geçerli bir doğum tarihi girin",
  avatarUpdated: "Profil fotoğrafınız güncellendi.",
  avatarRemoved: "Profil fotoğrafınız kaldırıldı.",
  avatarTooLarge: "Fotoğraf en fazla 5 MB olabilir.",
  avatarUnreadable:
    "Bu dosya bir fotoğraf olarak okunamadı. Lütfen JPEG, PNG, WebP, GIF veya AVIF biçiminde bir fotoğraf seçin.",
} as const;
