export const systemTexts = {
  retried: "İş yeniden sıraya alındı.",
  retryFailed: "İş yeniden sıraya alınırken bir hata oluştu.",
} as const;

const jobLabels: Record<string, string> = {
  "send-mail": "E-posta gönderimi",
  "probe-mail-server": "Posta sunucusu denetimi",
  "perform-held-action": "Geri alınabilen kararlar",
  "send-telegram": "Telegram bildirimi",
  "send-webhook": "Webhook gönderimi",
  "sweep-webhooks": "Bekleyen webhook gönderimleri",
  "account-mail": "Hesap e-postası",
  "answer-follow": "Blog takibi isteğine yanıt",
  "answer-alert": "İlan takibi isteğine yanıt",
  "send-issues": "Abonelere yazı gönderimi",
  "start-weekly-issue": "Haftalık özetin başlatılması",
  "export-data": "Üye verisi kopyası",
  "run-creation": "AI ile yazı oluşturma",
  "track-photo": "Fotoğraf kullanım bildirimi",
  "erase-members": "Hesap silme",
  "close-statistics": "Okur sayılarının kapatılması",
  "clean-up": "Temizlik",
  "announce-becayis": "Becayiş bildirimleri",
  "mail-notifications": "Bildirim e-postaları",
  "sweep-becayis": "Süresi dolan becayiş kayıtları",
  "plan-board": "Becayiş planı",
  "plan-boards": "Bütün becayiş planları",
  "remind-listings": "İlan hatırlatmaları",
  "sweep-staff": "Kurum doğrulamalarının süresi",
  "remind-windows": "Başvuru dönemi hatırlatmaları",
  "tell-window-change": "Değişen başvuru dönemini bildirme",
  "ask-results": "Becayişin sonucunu sorma",
  "digest-alerts": "Günlük takip e-postaları",
  "make-backup": "Yedek alma",
  "watch-backups": "Yedekleme zamanı",
};

/** Returns the Turkish name of a background job; one of an earlier version has none. */
export function labelOfJob(name: string): string {
  return jobLabels[name] ?? "Artık kullanılmayan bir iş";
}

/** Outside services that the product calls. */
export const upstreamLabels = {
  mail: "Posta sunucusu",
  telegram: "Telegram",
  botCheck: "Güvenlik doğrulaması (Turnstile)",
  s3: "Dosya deposu (S3)",
  ai: "Yapay zekâ (Gemini)",
  stockPhotos: "Stok fotoğraf (Unsplash)",
  google: "Google ile giriş",
} as const;

/** Why the last call to a service failed. */
export const upstreamErrorReasons = {
  unreachable: "Sunucuya ulaşılamadı.",
  refused: "Sunucu isteği kabul etmedi; anahtarı ve yetkileri denetleyin.",
  busy: "Sunucu çok sayıda istek aldığını bildirdi.",
  broken: "Sunucu beklenmeyen bir yanıt verdi.",
} as const;

/** "paused": calls wait until the service answers again. */
export const circuitLabels = { open: "Açık", paused: "Bekletiliyor", off: "Kapalı" } as const;
