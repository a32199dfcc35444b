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

/** Turkish texts of confirming by the password, or by a mailed code where there is none. */
export const confirmationTexts = {
  hasPassword: "Hesabınızın bir şifresi var; onay için onu yazın ya da e-postayla yenisini belirleyin.",
  codeNeeded: "Hesabınızda şifre yok. E-postanıza kod isteyin ve şifre yerine o kodu yazın.",
  codeSent: "E-postanıza altı haneli bir kod gönderdik; şifre yerine onu yazın.",
  askForCode: "Hiç şifre belirlemediniz mi? E-postanıza kod isteyin",
} as const;
