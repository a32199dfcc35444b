/** Groups of documented calls, in the order of the API reference. */
export const restTags = [
  "Site",
  "Blog",
  "Başvuru listeleri",
  "İletişim",
  "Yorumlar",
  "Üyelik",
  "Üye alanı",
  "Becayiş",
  "Yönetici oturumu",
  "Yönetim: özet",
  "Yönetim: yazılar",
  "Yönetim: kategoriler ve etiketler",
  "Yönetim: ayarlar",
  "Yönetim: ana sayfa",
  "Yönetim: ortam kitaplığı",
  "Yönetim: yorumlar",
  "Yönetim: iletişim mesajları",
  "Yönetim: bildirimler",
  "API anahtarıyla",
  "Yönetim: üyeler",
  "Yönetim: e-posta",
  "Yönetim: becayiş",
  "Yönetim: sistem",
  "Yönetim: AI",
  "Yönetim: yapay zekâ ile yazı",
  "API bilgisi",
] as const;

/** A group of documented calls. */
export type Tag = (typeof restTags)[number];
