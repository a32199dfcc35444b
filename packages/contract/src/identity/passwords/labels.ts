/** Turkish texts of passwords. */
export const passwordTexts = {
  passwordTooShort: "Şifre en az 6 karakter olmalıdır",
  passwordTooLong: "Şifre en fazla 200 karakter olabilir",
  passwordTooCommon: "Bu şifre çok yaygın olduğu için kolay tahmin edilir. Lütfen başka bir şifre seçin.",
  passwordIsName: "Şifreniz e-posta adresiniz, kullanıcı adınız veya sitenin adı olamaz. Lütfen başka bir şifre seçin.",
  passwordRequired: "Şifre gereklidir",
  currentPasswordRequired: "Mevcut şifre gereklidir",
  newPasswordTooShort: "Yeni şifre en az 6 karakter olmalıdır",
  confirmPasswordTooShort: "Şifre tekrarı en az 6 karakter olmalıdır",
  passwordsDiffer: "Şifreler eşleşmiyor",
  passwordUpdated: "Şifreniz başarıyla güncellendi.",
  wrongCurrentPassword: "Mevcut şifreniz hatalı.",
  wrongPassword: "Şifreniz hatalı.",
} as const;
