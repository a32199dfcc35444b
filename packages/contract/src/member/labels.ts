/** Turkish texts of the member area (public-site.md sections 5 and 8). */
export const memberTexts = {
  profileUpdated: "Profiliniz başarıyla güncellendi.",
  profileUpdateFailed: "Profil güncelleme başarısız",
  profileFailed: "Profil alınamadı",
  dashboardFailed: "Dashboard verileri alınamadı",
  bioTooLong: "Biyografi en fazla 500 karakter olabilir",
  birthDateInvalid: "Geçerli bir doğum tarihi girin",
  sessionEnded: "Oturum sonlandırıldı.",
  sessionsEnded: "Oturumlar sonlandırıldı.",
  avatarUpdated: "Profil fotoğrafınız güncellendi.",
  avatarRemoved: "Profil fotoğrafınız kaldırıldı.",
  avatarTooLarge: "Fotoğraf en fazla 5 MB olabilir.",
  avatarUnreadable: "Bu dosya bir fotoğraf olarak okunamadı. Lütfen JPEG, PNG, WebP, GIF veya AVIF biçiminde bir fotoğraf seçin.",
  preferenceSaved: "Bildirim tercihiniz kaydedildi.",
  noticesRead: "Bildirimler okundu olarak işaretlendi.",
  exportRequested: "Verileriniz hazırlanıyor. Hazır olduğunda size e-posta ile haber vereceğiz.",
  deletionPlanned: "Hesabınız 14 gün sonra silinecek. O zamana kadar bu işlemi geri alabilirsiniz.",
  deletionUndone: "Hesabınızın silinmesinden vazgeçildi.",
  wrongPassword: "Şifreniz hatalı.",
  totpOn: "İki adımlı doğrulama açıldı. Kurtarma kodlarınızı güvenli bir yerde saklayın.",
  totpOff: "İki adımlı doğrulama kapatıldı.",
  totpAlreadyOn: "İki adımlı doğrulama zaten açık.",
  totpWrongCode: "Doğrulama kodu hatalı. Lütfen uygulamadaki güncel kodu girin.",
  passkeyAdded: "Geçiş anahtarı eklendi.",
  passkeyRemoved: "Geçiş anahtarı kaldırıldı.",
  passkeyFailed: "Geçiş anahtarı eklenemedi. Lütfen yeniden deneyin.",
  passkeyDefaultName: "Geçiş anahtarı",
} as const;

/** What a member may hear of, and how each is called in the settings. */
export const memberEvents = {
  comment_approved: "Yorumum yayınlandığında",
  comment_answered: "Yorumuma yanıt geldiğinde",
  listing_pending_approval: "İlanım onaya gönderildiğinde",
  listing_approved: "İlanım onaylandığında",
  listing_rejected: "İlanım reddedildiğinde",
  listing_expiring: "İlanımın süresi dolmak üzereyken",
  match_found: "Yeni bir becayiş eşleşmem olduğunda",
  contact_request_sent: "İletişim isteğim iletildiğinde",
  contact_request_received: "İletişim isteği aldığımda",
  contact_request_accepted: "İletişim isteğim kabul edildiğinde",
  new_sign_in: "Hesabıma yeni bir cihazdan giriş yapıldığında",
} as const;

/** How a member may hear of it. */
export const noticeChannels = { mail: "E-posta", site: "Site içi bildirim", none: "Bildirme" } as const;

/** What is noted of an account, as its owner reads it. */
export const securityEvents = {
  email_verified: "E-posta adresi doğrulandı",
  email_change_requested: "E-posta adresinin değiştirilmesi istendi",
  email_changed: "E-posta adresi değiştirildi",
  email_change_undone: "E-posta değişikliği geri alındı, yeni şifre belirlendi",
  login: "Giriş yapıldı",
  logout: "Çıkış yapıldı",
  password_changed: "Şifre değiştirildi",
  password_reset: "Şifre, e-postadaki bağlantıyla sıfırlandı",
  password_set_by_admin: "Şifre yönetici tarafından değiştirildi",
  session_ended: "Bir oturum sonlandırıldı",
  sessions_ended: "Oturumlar sonlandırıldı",
  totp_on: "İki adımlı doğrulama açıldı",
  totp_off: "İki adımlı doğrulama kapatıldı",
  recovery_code_used: "Kurtarma kodu kullanıldı",
  passkey_added: "Geçiş anahtarı eklendi",
  passkey_removed: "Geçiş anahtarı kaldırıldı",
  export_requested: "Verilerin kopyası istendi",
  deletion_planned: "Hesabın silinmesi istendi",
  deletion_undone: "Hesabın silinmesinden vazgeçildi",
} as const;
