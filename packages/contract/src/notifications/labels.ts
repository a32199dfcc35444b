/** Turkish texts of the administrator's notifications. */
export const notificationTexts = {
  read: "Bildirimler okundu olarak işaretlendi.",
  cleared: "Tüm bildirimler temizlendi.",
} as const;
