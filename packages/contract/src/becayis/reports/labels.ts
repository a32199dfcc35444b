/** Texts of the administrator's queue of reports. */
export const reportTexts = {
  resolved: "Bildirim sonuçlandırıldı.",
  resolveFailed: "Bildirim sonuçlandırılamadı.",
  notOpen: "Bu bildirim daha önce sonuçlandırıldı.",
  listFailed: "Bildirimler alınırken hata oluştu",
} as const;

export const reportKindLabels = { listing: "İlan", contact: "İletişim isteği" } as const;
export const reportStateLabels = { open: "Bekleyen", resolved: "Sonuçlanan" } as const;
export const reportResolutionLabels = { nothing: "İşlem yapılmadı", paused: "İlan duraklatıldı" } as const;
