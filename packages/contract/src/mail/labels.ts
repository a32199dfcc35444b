export const mailTexts = {
  toSubscriber: "Bu e-posta yeniden gönderilemez: aynı yazı bir aboneye iki kez gitmez.",
  notSubscribed: "Bu e-posta yeniden gönderilemez: kişi artık abone değil ya da yazı yayından kalktı.",
  private: "Alıcının adresi saklanmadığı için bu e-posta gösterilmez ve yeniden gönderilemez.",
  privateReason: "Posta sunucusu iletiyi kabul etmedi; adresi içerebileceği için yanıtı saklanmaz.",
  nameRequired: "SMTP adı gereklidir",
  hostRequired: "SMTP sunucusu gereklidir",
  hostInvalid: "Sunucu adını başında http olmadan yazın: smtp.ornek.com",
  portRequired: "Port numarası gereklidir",
  portInvalid: "Geçerli port numarası girin",
  usernameRequired: "Kullanıcı adı gereklidir",
  passwordAgain:
    "Sunucu, port, kullanıcı adı veya şifreleme değişti. Kayıtlı şifre oraya gönderilmez; şifreyi yeniden yazın.",
  passwordRequired: "Şifre gereklidir",
  fromNameRequired: "Gönderen adı gereklidir",
  emailInvalid: "Geçerli email adresi girin",
  testEmailRequired: "Test email adresi girin.",
  connected: "SMTP bağlantısı başarılı!",
  notConnected: "SMTP bağlantısı başarısız!",
  testSent: "Test email gönderildi!",
  testNotSent: "Test email gönderilemedi!",
  resent: "E-posta yeniden gönderilmek üzere sıraya alındı.",
  resendFailed: "E-posta yeniden gönderilemedi.",
  unreadable: "Bu e-postanın metni okunamıyor; başka bir APP_SECRET ile şifrelenmiş olabilir.",
  testName: "Test Kullanıcı",
  oneServerOnly: "Aynı anda tek sunucu kullanılır; açılan, öncekini kapatır.",
  failedTitle: (count: number) => `Gönderilemeyen ${count} e-posta var`,
} as const;

export const mailStatuses = { sent: "Gönderildi", failed: "Başarısız", pending: "Bekliyor" } as const;

/**
 * Labels of the stages of a connection test. The server's reply is not shown, because another service may be listening.
 */
export const mailStages = {
  name: "Sunucu adı bulunamadı veya bu adrese bağlanmaya izin verilmiyor.",
  connection: "Sunucuya bağlanılamadı. Sunucu adını ve portu kontrol edin.",
  tls: "Güvenli bağlantı kurulamadı. Şifreleme ayarını ve sunucunun sertifikasını kontrol edin.",
  signIn: "Sunucu, kullanıcı adını veya şifreyi kabul etmedi.",
  address: "Sunucu, gönderen veya alıcı adresini kabul etmedi.",
  message: "Sunucu e-postayı kabul etmedi.",
} as const;
