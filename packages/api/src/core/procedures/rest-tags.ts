/** Texts of the groups of documented calls: in Turkish and in English. */
export const tagTexts = {
  Site: { tr: "Sitenin herkese açık ayarları ve metinleri.", en: "Public settings and texts of the site." },
  Blog: { tr: "Yayındaki yazılar, kategoriler ve etiketler.", en: "Published posts, categories and tags." },
  "Başvuru listeleri": {
    tr: "İller, ilçeler, kurumlar ve unvanlar.",
    en: "Provinces, districts, institutions and post titles.",
  },
  İletişim: { tr: "İletişim formu.", en: "The contact form." },
  Yorumlar: { tr: "Yazıların yorumları.", en: "Comments on posts." },
  Üyelik: { tr: "Üye olma, giriş, şifre ve doğrulama.", en: "Registration, sign-in, passwords and verification." },
  "Üye alanı": {
    tr: "Giriş yapan üyenin profili ve oturumları.",
    en: "Profile and sessions of the signed-in member.",
  },
  Becayiş: {
    tr: "Becayiş panosu: ilanlar, eşleşmeler, istekler ve takipler.",
    en: "The board on which public employees swap posts: listings, matches, requests and alerts.",
  },
  "Yönetici oturumu": { tr: "Yöneticinin girişi ve oturumları.", en: "The administrator's sign-in and sessions." },
  "Yönetim: özet": { tr: "Genel bakış ekranının sayıları.", en: "Numbers of the dashboard." },
  "Yönetim: istatistik": { tr: "Okurların sayıları.", en: "Counts of readers." },
  "Yönetim: yazılar": { tr: "Yazıların düzenlenmesi.", en: "Editing posts." },
  "Yönetim: yazı taslakları ve sürümleri": {
    tr: "Kaydedilmemiş metinler ve eski sürümler.",
    en: "Unsaved texts and earlier versions.",
  },
  "Yönetim: kategoriler ve etiketler": {
    tr: "Kategorilerin ve etiketlerin düzenlenmesi.",
    en: "Editing categories and tags.",
  },
  "Yönetim: ayarlar": {
    tr: "Site, SEO, güvenlik ve bildirim ayarları.",
    en: "Settings of the site, SEO, security and notifications.",
  },
  "Yönetim: ana sayfa": { tr: "Ana sayfanın bölümleri.", en: "Sections of the home page." },
  "Yönetim: hizmetler": { tr: "Hizmetler ve sorular.", en: "Services and questions." },
  "Yönetim: yönlendirmeler": { tr: "Taşınan adresler.", en: "Moved addresses." },
  "Yönetim: çöp kutusu": { tr: "Silinen kayıtlar.", en: "Deleted records." },
  "Yönetim: işlem kaydı": { tr: "Yöneticilerin işlemleri.", en: "What administrators did." },
  "Yönetim: ortam kitaplığı": { tr: "Görseller.", en: "Images." },
  "Yönetim: aboneler": { tr: "Blogu e-postayla takip edenler.", en: "Those who follow the blog by mail." },
  "Yönetim: yorumlar": { tr: "Yorumların denetimi.", en: "Moderation of comments." },
  "Yönetim: iletişim mesajları": { tr: "Gelen mesajlar ve yanıtlar.", en: "Messages received, and replies." },
  "Yönetim: bildirimler": { tr: "Yöneticinin bildirimleri.", en: "The administrator's notifications." },
  "API anahtarıyla": {
    tr: "Başka programların, yönetim alanında oluşturulan bir API anahtarıyla yaptığı çağrılar.",
    en: "Calls of other programs, with an API key made in the admin area.",
  },
  "Yönetim: API anahtarları": { tr: "Başka programların anahtarları.", en: "Keys of other programs." },
  "Yönetim: webhook'lar": {
    tr:
      "Olayları başka programlara bildirme. Bir gönderim alınana kadar aynı `webhook-id` ile yinelenir; " +
      "`post.published` her yazı için bir kez gelir, yazı geri çekilip yeniden yayınlansa da.",
    en:
      "Events for other programs. A delivery is repeated under the same `webhook-id` until it is taken; " +
      "`post.published` comes once for each post, also if it is withdrawn and published again.",
  },
  "Yönetim: üyeler": { tr: "Üyelerin yönetimi.", en: "Administration of members." },
  "Yönetim: e-posta": { tr: "Posta sunucuları ve gönderilenler.", en: "Mail servers and mails sent." },
  "Yönetim: becayiş": { tr: "İlanların ve kayıtların denetimi.", en: "Moderation of listings and records." },
  "Yönetim: yöneticiler": { tr: "Yöneticiler, rolleri ve davetler.", en: "Administrators, roles and invitations." },
  "Yönetim: sistem": { tr: "Sistemin durumu ve yedekler.", en: "State of the system, and backups." },
  "Yönetim: AI": { tr: "Yapay zekâ ayarları, öneriler ve görseller.", en: "AI settings, proposals and images." },
  "Yönetim: yapay zekâ ile yazı": { tr: "Arka planda yazılan yazılar.", en: "Posts written in the background." },
  "Yönetim: yapay zekâ taslakları": { tr: "Taslakların kontrol listesi.", en: "The checklist of AI drafts." },
  "API bilgisi": { tr: "Bu belge ve okunan hali.", en: "This document and its readable form." },
} satisfies Record<string, { tr: string; en: string }>;

/** A group of documented calls. */
export type Tag = keyof typeof tagTexts;
