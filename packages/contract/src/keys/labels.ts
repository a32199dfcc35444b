/** Names of the scopes for people. */
export const scopeLabels = {
  "public:read": "Herkese açık içeriği okuma",
  "board:statistics": "Becayiş panosunun sayılarını okuma",
  "posts:write": "Yazı oluşturma ve düzenleme",
} as const;

export const keyTexts = {
  nameNeeded: "Anahtara bir ad verin",
  scopeNeeded: "En az bir izin seçin",
  scopeTwice: "Her izin bir kez seçilebilir",
  perMinute: "Dakikada 1-6000 çağrı arasında bir sayı girin",
  days: "1-730 gün arasında bir süre girin",
  tooMany: "En fazla 50 geçerli anahtar olabilir. Önce kullanılmayan bir anahtarı iptal edin.",
  notFound: "API anahtarı bulunamadı",
  created: "API anahtarı oluşturuldu.",
  createFailed: "API anahtarı oluşturulurken bir hata oluştu.",
  takenOver: "API anahtarı artık sizin adınıza geçerli.",
  takeOverFailed: "API anahtarı devralınırken bir hata oluştu.",
  revoked: "API anahtarı iptal edildi.",
  revokeFailed: "API anahtarı iptal edilirken bir hata oluştu.",
  invalid: "API anahtarı geçersiz, süresi dolmuş veya iptal edilmiş.",
  needed: "Bu çağrı için bir API anahtarı gerekir: Authorization: Bearer …",
  notAccepted: "Bu çağrı API anahtarı kabul etmez.",
  scopeMissing: (scope: string) => `API anahtarının bu çağrı için “${scope}” izni yok.`,
  limit: "API anahtarının dakikalık çağrı sınırı doldu. Lütfen biraz bekleyip yeniden deneyin.",
} as const;
