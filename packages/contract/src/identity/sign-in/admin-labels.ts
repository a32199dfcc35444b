export const adminSignInTexts = {
  usernameRequired: "Kullanıcı adı gereklidir",
  passwordRequired: "Şifre gereklidir",
  loginFailed: "Giriş başarısız. Kullanıcı adı veya şifre hatalı.",
  secondFactorRequired: "Doğrulama uygulamanızdaki kodu girin.",
  secondFactorWrong:
    "Kod hatalı ya da daha önce kullanılmış. Uygulamadaki güncel kodu veya başka bir kurtarma kodunu girin.",
  googleStepExpired: "Google ile girişinizin süresi doldu. Lütfen yeniden deneyin.",
  tooManyTries: "Çok fazla hatalı giriş denemesi yapıldı. Lütfen bir süre sonra yeniden deneyin.",
  botCheckIncomplete: "Lütfen güvenlik doğrulamasını tamamlayın",
  passwordChangeFailed: "Şifre değiştirme başarısız.",
  wrongCurrentPassword: "Şifre değiştirme başarısız. Mevcut şifre hatalı.",
  passwordChanged: "Şifreniz başarıyla değiştirildi.",
  wrongPassword: "Şifre hatalı. Lütfen yeniden deneyin.",
  confirmed: "Şifreniz doğrulandı.",
  inactive: "Hesabınız devre dışı. Bir yöneticiyle görüşebilirsiniz.",
  loggedOut: "Çıkış yapıldı.",
} as const;
