/** Turkish texts of authenticators and passkeys. */
export const secondFactorTexts = {
  totpOn: "İki adımlı doğrulama açıldı. Kurtarma kodlarınızı güvenli bir yerde saklayın.",
  totpOff: "İki adımlı doğrulama kapatıldı.",
  totpAlreadyOn: "İki adımlı doğrulama zaten açık.",
  totpWrongCode: "Doğrulama kodu hatalı. Lütfen uygulamadaki güncel kodu girin.",
  passkeyAdded: "Geçiş anahtarı eklendi.",
  passkeyRemoved: "Geçiş anahtarı kaldırıldı.",
  passkeyFailed: "Geçiş anahtarı eklenemedi. Lütfen yeniden deneyin.",
  passkeyDefaultName: "Geçiş anahtarı",
} as const;
