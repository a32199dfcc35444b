export const sessionTexts = {
  sessionEnded: "Oturum sonlandırıldı.",
  sessionsEnded: "Oturumlar sonlandırıldı.",
} as const;

/** Texts of security events. */
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
  recovery_codes_renewed: "Kurtarma kodları yenilendi",
  recovery_code_used: "Kurtarma kodu kullanıldı",
  passkey_added: "Geçiş anahtarı eklendi",
  passkey_removed: "Geçiş anahtarı kaldırıldı",
  factor_removed_by_admin: "İki adımlı doğrulama yönetici tarafından kaldırıldı",
  sessions_ended_by_admin: "Oturumlar yönetici tarafından kapatıldı",
  export_requested: "Verilerin kopyası istendi",
  deletion_planned: "Hesabın silinmesi istendi",
  deletion_undone: "Hesabın silinmesinden vazgeçildi",
} as const;
