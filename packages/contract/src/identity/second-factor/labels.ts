export const secondFactorTexts = {
  totpOn: "İki adımlı doğrulama açıldı. Kurtarma kodlarınızı güvenli bir yerde saklayın.",
  totpOff: "İki adımlı doğrulama kapatıldı.",
  totpIsOff: "İki adımlı doğrulama kapalı.",
  totpAlreadyOn: "İki adımlı doğrulama zaten açık.",
  totpWrongCode: "Doğrulama kodu hatalı. Lütfen uygulamadaki güncel kodu girin.",
  codeNeeded: "Doğrulama uygulamanızdaki kodu veya bir kurtarma kodunu girin.",
  codeWrong: "Kod hatalı veya kullanılmış. Uygulamadaki güncel kodu ya da bir kurtarma kodunu girin.",
  tooManyWrong: "Bugün çok fazla yanlış kod girildi. Lütfen yarın yeniden deneyin ya da geçiş anahtarınızı kullanın.",
  codesRenewed: "Yeni kurtarma kodlarınız hazır. Eskileri artık geçmez.",
  passkeyRenamed: "Geçiş anahtarının adı değiştirildi.",
  passkeyAdded: "Geçiş anahtarı eklendi.",
  passkeyRemoved: "Geçiş anahtarı kaldırıldı.",
  passkeyFailed: "Geçiş anahtarı eklenemedi. Lütfen yeniden deneyin.",
  passkeyNameRequired: "Geçiş anahtarına bir ad verin",
  passkeyDefaultName: "Geçiş anahtarı",
} as const;

/** The texts of the card that turns the authenticator on and off. */
export const twoStepTexts = {
  on: "Açık",
  off: "Kapalı",
  codesLeft: (count: number) => `Kalan kurtarma kodu: ${count}`,
  codes: "Kurtarma kodları",
  kept: "Sakladım",
} as const;

/** The texts of the field for a code of the authenticator or a recovery code. */
export const codeFieldTexts = {
  label: "Doğrulama Kodu",
  hint: "Doğrulama uygulamanızdaki 6 haneli kod veya kurtarma kodlarınızdan biri",
} as const;

/** The texts beside the secret of a new authenticator. */
export const totpSetupTexts = {
  instruction: "Doğrulama uygulamanızla kareyi okutun veya anahtarı elle girin, sonra uygulamadaki kodu yazın.",
  qrCode: "Doğrulama uygulaması için karekod",
} as const;
