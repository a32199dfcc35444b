export const backupTexts = {
  started: "Yedek alınmaya başlandı. Bu sayfadan ayrılabilirsiniz.",
  startFailed: "Yedek başlatılırken bir hata oluştu.",
  busy: "Şu anda bir yedek alınıyor. Bitmesini bekleyin.",
  removed: "Yedek silindi.",
  removeFailed: "Yedek silinirken bir hata oluştu.",
  running: "Alınmakta olan bir yedek silinemez.",
  scheduleSaved: "Yedekleme zamanı kaydedildi.",
  scheduleFailed: "Yedekleme zamanı kaydedilirken bir hata oluştu.",
  hour: "Saat 0 ile 23 arasında olmalıdır",
  kept: "1 ile 90 arasında bir sayı girin",
} as const;

export const backupFrequencies = { off: "Kapalı", daily: "Her gün", weekly: "Her pazartesi" } as const;

export const backupOrigins = { manual: "Elle", schedule: "Zamanlanmış", command: "Komutla" } as const;

export const backupStates = {
  waiting: "Sırada",
  running: "Alınıyor",
  done: "Tamam",
  failed: "Alınamadı",
} as const;

/** Why a backup was not made. */
export const backupErrors = {
  disk_full: "Diskte yer kalmadı.",
  folder: "Yedek klasörüne yazılamadı.",
  lost: "İş yarıda kaldı ve sürdürülemedi.",
  other: "Beklenmeyen bir hata oldu; nedeni sunucunun günlüğünde yazıyor.",
} as const;
