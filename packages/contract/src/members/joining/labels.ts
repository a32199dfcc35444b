export const joiningTexts = {
  nameRequired: "Adınızı ve soyadınızı yazın",
  consentRequired: "İlan vermek için koşulları kabul edin",
  googleUsed: "Google doğrulamanız kullanıldı. Yeniden doğrulayın ya da e-postanızı yazın.",
  googleExpired: "Google doğrulamanızın süresi doldu. Yeniden doğrulayın ya da e-postanızı yazın.",
  listingGone: "Bu ilan artık beklemiyor; lütfen yeniden gönderin.",
  inactive: "Bu adresin hesabı kapalı ya da silinmeyi bekliyor.",
} as const;

/** Texts for returns from Google without a proven address, by the code in the page's address. */
export const googleJoinErrors = {
  failed: "Google ile doğrulama tamamlanmadı. Yeniden deneyin ya da e-postanızı yazın.",
  notHosted: "Bu adresin posta kutusu Google’da değil. E-postanızı yazın; kodla doğrulayalım.",
} as const;

export type GoogleJoinError = keyof typeof googleJoinErrors;
