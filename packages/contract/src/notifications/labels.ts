/** Turkish texts of the administrator's notices (admin-area.md section 8). */
export const notificationTexts = {
  read: "Bildirimler okundu olarak işaretlendi.",
  cleared: "Tüm bildirimler temizlendi.",
} as const;
