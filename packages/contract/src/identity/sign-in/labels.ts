export const signInTexts = {
  loginFailed: "E-posta veya şifre hatalı. Lütfen bilgilerinizi kontrol edin.",
  loginFailedTitle: "Giriş Başarısız",
  inactive: "Hesabınız devre dışı. Lütfen iletişim sayfasından bize yazın.",
  secondFactorRequired: "Lütfen doğrulama uygulamanızdaki kodu girin.",
  secondFactorWrong: "Doğrulama kodu hatalı. Lütfen e-posta, şifre ve kodunuzu kontrol edin.",
  factorWrong: "Kod hatalı ya da daha önce kullanılmış. Uygulamadaki güncel kodu veya başka bir kurtarma kodunu girin.",
  passkeyFailed: "Geçiş anahtarı ile giriş yapılamadı. Lütfen yeniden deneyin veya şifrenizle giriş yapın.",
  tooManyTries: "Çok fazla hatalı deneme yapıldı. Lütfen bir süre sonra yeniden deneyin.",
  loggedOut: "Çıkış yapıldı.",
  sessionExpired: "Oturum süresi dolmuş",
  signInNeededTitle: "Giriş Gerekli",
  signInNeeded: "Giriş yapmanız gerekiyor.",
} as const;
