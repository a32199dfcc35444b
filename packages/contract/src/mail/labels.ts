/** Turkish texts of the mail server's settings and the e-mail log (admin-area.md sections 5 and 8). */
export const mailTexts = {
  nameRequired: "SMTP adı gereklidir",
  hostRequired: "SMTP sunucusu gereklidir",
  hostInvalid: "Sunucu adını başında http olmadan yazın: smtp.ornek.com",
  portRequired: "Port numarası gereklidir",
  portInvalid: "Geçerli port numarası girin",
  usernameRequired: "Kullanıcı adı gereklidir",
  passwordRequired: "Şifre gereklidir",
  fromNameRequired: "Gönderen adı gereklidir",
  emailInvalid: "Geçerli email adresi girin",
  testEmailRequired: "Test email adresi girin.",
  connected: "SMTP bağlantısı başarılı!",
  notConnected: "SMTP bağlantısı başarısız!",
  testSent: "Test email gönderildi!",
  testNotSent: "Test email gönderilemedi!",
  resent: "E-posta yeniden gönderilmek üzere sıraya alındı.",
  testName: "Test Kullanıcı",
  failedTitle: (count: number) => `Gönderilemeyen ${count} e-posta var`,
} as const;

/** What became of a mail, as the log shows it. */
export const mailStatuses = { sent: "Gönderildi", failed: "Başarısız", pending: "Bekliyor" } as const;
