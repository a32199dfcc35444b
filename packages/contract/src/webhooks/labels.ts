/** Names of the events for people. */
export const webhookEventLabels = {
  "post.published": "Yazı yayınlandı",
  "listing.approved": "İlan onaylandı",
  "contact_message.received": "İletişim mesajı geldi",
  "comment.received": "Yorum geldi",
  "member.registered": "Üye kaydoldu",
} as const;

/** The name of the event that an administrator sends as a test. */
export const testEventLabel = "Deneme";

/** Why a receiver did not accept a delivery. */
export const webhookErrors = {
  status: "Alıcı hata yanıtı verdi",
  redirect: "Alıcı başka adrese yönlendirdi; yönlendirmeler izlenmez",
  forbidden: "Adres özel bir ağa çıkıyor; bu ağlara gönderilmez",
  timeout: "Alıcı süresinde yanıt vermedi",
  unreachable: "Alıcıya ulaşılamadı",
  gone: "Alıcı bu adresin artık kullanılmadığını bildirdi",
} as const;

/** Why a webhook was disabled automatically. */
export const webhookOffReasons = {
  failing: "Beş gün boyunca hiçbir gönderimi almadığı için kapatıldı.",
  gone: "Alıcı bu adresin artık kullanılmadığını bildirdiği (410) için kapatıldı.",
} as const;

export const webhookTexts = {
  url: "https:// ile başlayan bir adres girin",
  eventNeeded: "En az bir olay seçin",
  eventTwice: "Her olay bir kez seçilebilir",
  tooMany: "En fazla 20 webhook olabilir. Önce kullanılmayan birini silin.",
  notFound: "Webhook bulunamadı",
  deliveryNotFound: "Gönderim bulunamadı",
  created: "Webhook oluşturuldu.",
  updated: "Webhook kaydedildi.",
  saveFailed: "Webhook kaydedilirken bir hata oluştu.",
  takenOver: "Webhook artık sizin adınıza çalışıyor.",
  takeOverFailed: "Webhook devralınırken bir hata oluştu.",
  removed: "Webhook silindi.",
  removeFailed: "Webhook silinirken bir hata oluştu.",
  rotated: "Yeni imza anahtarı oluşturuldu. Eskisi 24 saat daha geçerli.",
  rotateFailed: "İmza anahtarı yenilenirken bir hata oluştu.",
  tested: "Deneme olayı sıraya alındı.",
  resent: "Olay yeniden sıraya alındı.",
  sendFailed: "Olay sıraya alınırken bir hata oluştu.",
  inactive: "Webhook kapalı. Göndermek için önce açın.",
  paused: "Webhook duraklatıldı. Bu sürede olanlar gönderilmez.",
  resumed: "Webhook yeniden açıldı.",
  disabledTitle: "Webhook kapatıldı",
  disabledMessages: {
    failing: (url: string) => `Beş gündür hiçbir gönderimi almayan webhook kapatıldı: ${url}`,
    gone: (url: string) => `Alıcısı adresin artık kullanılmadığını bildiren (410) webhook kapatıldı: ${url}`,
  },
} as const;
