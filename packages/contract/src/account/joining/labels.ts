/** Turkish texts of joining by a listing. */
export const joiningTexts = {
  nameRequired: "Adınızı ve soyadınızı yazın",
  consentRequired: "İlan vermek için koşulları kabul edin",
  codeRequired: "E-postanıza gelen altı haneli kodu yazın",
  codeSent: "Kodu e-postanıza gönderdik.",
  codeExpired: "Kodun süresi doldu; yeni kod isteyin.",
  listingGone: "Bu ilan artık beklemiyor; lütfen yeniden gönderin.",
  needsSignIn:
    "Bu adresin hesabında iki adımlı doğrulama açık. Giriş yapın ve ilanı oradan verin; burada seçtikleriniz durur.",
  googleExpired: "Google doğrulamanızın süresi doldu. Yeniden doğrulayın ya da e-postanızı yazın.",
  inactive: "Bu adresin hesabı kapalı ya da silinmeyi bekliyor.",
  codeWrong: (left: number) =>
    left > 0 ? `Kod yanlış; ${left} deneme hakkınız kaldı.` : "Kod yanlış; yeni kod isteyin.",
} as const;

/** Texts of the ways back from Google without a proven address, by the code in the page's address. */
export const googleJoinErrors = {
  failed: "Google ile doğrulama tamamlanmadı. Yeniden deneyin ya da e-postanızı yazın.",
  notHosted: "Bu adresin posta kutusu Google’da değil. E-postanızı yazın; kodla doğrulayalım.",
} as const;

export type GoogleJoinError = keyof typeof googleJoinErrors;
