export const notificationTexts = {
  read: "Bildirimler okundu olarak işaretlendi.",
  cleared: "Tüm bildirimler temizlendi.",
  clearFailed: "Bildirimler temizlenirken bir hata oluştu.",
  clearQuestion: "Tüm bildirimleri silmek istediğinizden emin misiniz?",
  none: "Henüz bildirim yok",
  off: "Panel bildirimleri kapalı: yeni olaylar burada görünmez.",
  jobFailed: (name: string) => `Arka plan işi tamamlanamadı: ${name}`,
  jobFailedHint: "Nedeni sunucunun günlüğünde yazıyor.",
} as const;
