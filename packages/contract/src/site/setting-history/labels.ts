/** Turkish texts of the history of settings. */
export const settingHistoryTexts = {
  reverted: "Önceki değere dönüldü.",
  revertFailed: "Önceki değere dönülürken bir hata oluştu.",
  noLongerValid: "Eski değer bugünkü kurallara uymuyor; geri getirilemez.",
  recordGone: "Bu kayıt artık yok; değeri geri getirilemez.",
} as const;
