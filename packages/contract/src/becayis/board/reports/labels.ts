export const reportTexts = {
  resolved: "Şikâyet sonuçlandırıldı.",
  resolveFailed: "Şikâyet sonuçlandırılamadı.",
  notOpen: "Bu şikâyet daha önce sonuçlandırıldı.",
  listFailed: "Şikâyetler alınırken hata oluştu",
} as const;

export const reportKindLabels = { listing: "İlan", contact: "İletişim isteği" } as const;
export const reportStateLabels = { open: "Bekleyen", resolved: "Sonuçlanan" } as const;
export const reportResolutionLabels = { nothing: "İşlem yapılmadı", paused: "İlan duraklatıldı" } as const;
