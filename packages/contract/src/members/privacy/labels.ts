export const privacyTexts = {
  exportRequested: "Verileriniz hazırlanıyor. Hazır olduğunda size e-posta ile haber vereceğiz.",
  deletionPlanned: "Hesabınız 14 gün sonra silinecek. O zamana kadar bu işlemi geri alabilirsiniz.",
  deletionUndone: "Hesabınızın silinmesinden vazgeçildi.",
} as const;
