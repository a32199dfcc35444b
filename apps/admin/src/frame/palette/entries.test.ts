import { beforeEach, expect, test } from "vitest";
import { areas, getLink } from "../../areas/areas.ts";
import { findEntries, listLinkEntries, listUsed } from "./entries.ts";
import { readUsed, rememberUse } from "./palette.tsx";

const SHOWN = 12;
const all = listLinkEntries();
const find = (text: string, entries = all, used: string[] = []) =>
  findEntries(text, entries, used)
    .slice(0, SHOWN)
    .map(({ to }) => to);

beforeEach(() => localStorage.clear());

test.each([
  ["yedek", "/admin/system/backups"],
  ["webhook'lar", "/admin/webhooks"],
  ["slider", "/admin/slider-settings"],
  ["abone", "/admin/subscribers"],
  ["dilekce", "/admin/becayis/settings/petitions"],
  ["DİLEKÇE", "/admin/becayis/settings/petitions"],
  ["şikayet", "/admin/becayis/reports"],
  ["logo", "/admin/settings/site#logo_image_url"],
  ["simge", "/admin/settings/site#icon_image_url"],
  ["favicon", "/admin/settings/site#icon_image_url"],
  ["404", "/admin/redirects#bulunamayan"],
  ["kırık bağlantı", "/admin/redirects"],
  ["GİTHUB", "/admin/settings/site#social_github"],
  ["gönderen ad", "/admin/settings/smtp#fromName"],
  ["karsilama alt", "/admin/settings/homepage#hero.subtitle"],
  ["yapay zeka", "/admin/ai-settings"],
  ["sistem", "/admin/webhooks"],
])("%s finds %s", (text, address) => {
  expect(find(text)).toContain(address);
});

test.each([
  ["geçiş süresi", "/admin/slider-settings#auto_play_interval"],
  ["slider sayısı", "/admin/slider-settings#slide_count"],
  ["otomatik geçiş", "/admin/slider-settings#auto_play_enabled"],
  ["ilan süresi", "/admin/becayis/settings#listingDays"],
  ["üye başına takip", "/admin/becayis/settings#alertsPerMember"],
  ["yedekleme zamanı", "/admin/system/backups#frequency"],
  ["saklanacak yedek", "/admin/system/backups#kept"],
  ["robots", "/admin/settings/page-seo#robots"],
  ["canonical", "/admin/settings/page-seo#canonicalUrl"],
  ["chat id", "/admin/settings/notifications/telegram#chatId"],
  ["dakikada", "/admin/subscribers/mailing#mailsPerMinute"],
  ["hız", "/admin/subscribers/mailing#mailsPerMinute"],
  ["gönderimi duraklat", "/admin/subscribers/mailing#duraklat"],
  ["hazır gerekçe", "/admin/becayis/approvals#hazir-gerekceler"],
  ["hazır yanıt", "/admin/contact-messages/saved-replies"],
  ["genel kontrol", "/admin/posts#genel-kontrol"],
  ["klavye", "/admin/pending#kisayollar"],
  ["kısayol", "/admin/pending#kisayollar"],
  ["tek tuş", "/admin/pending#kisayollar"],
  ["sıcaklık", "/admin/ai-settings#yapilandirma-listesi"],
  ["access key", "/admin/ai-settings#unsplash-listesi"],
  ["günlük sınır", "/admin/ai-settings#dailyCallLimit"],
  ["şifre", "/admin/account#sifre"],
  ["parola", "/admin/account#sifre"],
  ["gizli anahtar", "/admin/settings/security#secretKey"],
])("the field or tool %s is found first, at %s", (text, address) => {
  expect(find(text)[0]).toBe(address);
});

test.each([
  ["yasakla", "/admin/comments/bans"],
  ["yasakla", "/admin/users"],
  ["yasaklı", "/admin/comments/bans"],
  ["pasif", "/admin/users"],
  ["engelle", "/admin/users"],
  ["ayarlar", "/admin/settings/site"],
  ["ai ayarı", "/admin/ai-settings"],
  ["slider ayarlarını", "/admin/slider-settings"],
  ["bildirim ayarı", "/admin/settings/notifications"],
  ["şifre", "/admin/account#sifre"],
  ["parola", "/admin/account#sifre"],
  ["parolayı değiştir", "/admin/account#sifre"],
  ["çöp", "/admin/trash"],
  ["silinenler", "/admin/trash"],
  ["çöpten geri getir", "/admin/trash"],
  ["mail", "/admin/logs"],
  ["eposta", "/admin/logs"],
  ["üyeler", "/admin/users"],
  ["yönlendir", "/admin/redirects"],
  ["oturumu", "/admin/account#oturumlar"],
  ["yedeklemek", "/admin/system/backups"],
  ["kurumlara", "/admin/becayis/settings/institutions"],
])("another form of a word or a synonym, %s, finds %s", (text, address) => {
  expect(find(text)).toContain(address);
});

/** The names of screens in the form in which people search for one of their records. */
const singulars: Readonly<Record<string, string>> = {
  Hesabım: "hesap",
  Bekleyenler: "bekleyen",
  Yorumlar: "yorum",
  "Yasaklı Yazarlar": "yasaklı yazar",
  "İletişim Mesajları": "iletişim mesajı",
  "Hazır Yanıtlar": "hazır yanıt",
  Yazılar: "yazı",
  "Yayın Takvimi": "yayın takvim",
  Kategoriler: "kategori",
  Etiketler: "etiket",
  İstatistikler: "istatistik",
  Aboneler: "abone",
  "Abonelere Gönderim": "aboneye gönderim",
  "Becayiş Genel Bakış": "becayiş bakış",
  İlanlar: "ilan",
  "İlan Onayları": "ilan onayı",
  Eşleşmeler: "eşleşme",
  "İletişim Kayıtları": "iletişim kaydı",
  Şikâyetler: "şikayet",
  "Kurum Doğrulamaları": "kurum doğrulaması",
  "Başvuru Dönemleri": "başvuru dönemi",
  "Becayiş Ayarları": "becayiş ayarı",
  "Uygunluk kuralları": "uygunluk kuralı",
  "Dilekçe şablonları": "dilekçe şablonu",
  Kurumlar: "kurum",
  Unvanlar: "unvan",
  "Alan adları": "alan adı",
  "Ortam Kitaplığı": "ortam kitaplık",
  Kullanıcılar: "kullanıcı",
  Ayarlar: "ayar",
  Sayfalar: "sayfa",
  Hizmetler: "hizmet",
  "Sık Sorulan Sorular": "sık sorulan soru",
  "Ana Sayfa: Projeler listesi": "ana sayfa proje",
  "Ana Sayfa: Uzmanlık alanları listesi": "uzmanlık alanı liste",
  "Slider Ayarları": "slider ayarı",
  "Posta Sunucusu (SMTP)": "posta sunucu",
  Bildirimler: "bildirim",
  "Telegram Bildirimleri": "telegram bildirimi",
  Yönlendirmeler: "yönlendirme",
  Yedekler: "yedek",
  Yöneticiler: "yönetici",
  "API Anahtarları": "api anahtarı",
  "Webhook'lar": "webhook",
  "İşlem Kaydı": "işlem kayıtları",
  "E-posta Kayıtları": "e-posta kaydı",
  "Çöp Kutusu": "çöp kutu",
};
const named = areas.flatMap(({ screens }) =>
  screens.flatMap((screen) => (screen.label ? [[screen.label, getLink(screen)] as const] : [])),
);

test.each(named)("%s is among the first three by its name and by its singular", (label, address) => {
  for (const text of [label, singulars[label] ?? label]) expect(find(text).slice(0, 3), text).toContain(address);
});

test("each singular belongs to a screen", () => {
  expect(Object.keys(singulars).filter((label) => !named.some(([name]) => name === label))).toEqual([]);
});

test.each([
  ["yorum onayı", "/admin/comments"],
  ["site ikonu", "/admin/settings/site#icon_image_url"],
  ["profil resmi", "/admin/settings/site#profile_image_url"],
  ["logoyu değiştir", "/admin/settings/site#logo_image_url"],
  ["medya", "/admin/media"],
  ["sürüm", "/admin/system"],
  ["eski adres", "/admin/redirects"],
  ["webhook adresi", "/admin/webhooks"],
  ["kural metni", "/admin/becayis/settings/rules"],
  ["dilekçe makamı", "/admin/becayis/settings/petitions"],
  ["hizmet sınıfı", "/admin/becayis/settings/positions"],
  ["unvan ekle", "/admin/becayis/settings/positions"],
  ["kurum ekle", "/admin/becayis/settings/institutions"],
  ["kategori ekle", "/admin/categories"],
  ["yeni webhook", "/admin/webhooks"],
  ["admin ekle", "/admin/administrators"],
  ["2fa", "/admin/account#iki-adim"],
  ["passkey", "/admin/account#gecis-anahtarlari"],
  ["ssl", "/admin/settings/smtp#secure"],
  ["bot token", "/admin/settings/notifications/telegram#apiKey"],
  ["site key", "/admin/settings/security#siteKey"],
  ["token sınırı", "/admin/ai-settings#yapilandirma-listesi"],
  ["og görseli", "/admin/settings/page-seo#ogImage"],
  ["otomatik oynat", "/admin/slider-settings#auto_play_enabled"],
  ["hero başlığı", "/admin/settings/homepage#hero.title"],
  ["footer", "/admin/settings/pages"],
  ["kvkk", "/admin/settings/pages"],
  ["rss", "/admin/becayis/settings"],
  ["sss", "/admin/settings/services/questions"],
])("%s finds first %s", (text, address) => {
  expect(find(text)[0]).toBe(address);
});

test("words that begin alike are not taken for one", () => {
  const labels = (text: string) => findEntries(text, all, []).map(({ label }) => label);
  expect(labels("medya").filter((label) => label.includes("Meta"))).toEqual([]);
  expect(labels("sürüm").filter((label) => label.includes("süresi"))).toEqual([]);
  expect(find("aralık")).not.toContain("/admin/settings/page-seo#robots");
});

test("a search for a colour leads to the colours that can be chosen, and nowhere else", () => {
  expect(findEntries("renk", all, []).map(({ label }) => label)).toEqual(["Uzmanlık alanı: Renk", "Hizmet: Renk"]);
});

test("each entry has an id of its own and says where it stands", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ place }) => place === "")).toEqual([]);
});

test("labels that begin with the words come first, then labels that contain them, then other matches", () => {
  const [first, second, third] = ["Onaylar", "İlan Onayları", "Bekleyen"].map((label, index) => ({
    id: String(index),
    to: String(index),
    label,
    place: "Onay",
  }));
  const entries = [third, second, first].flatMap((entry) => entry ?? []);
  expect(find("onay", entries)).toEqual(["0", "1", "2"]);
  expect(find("onay", entries, ["2"]), "used last").toEqual(["2", "0", "1"]);
});

test("nothing is found without words or without a match", () => {
  expect([find(" "), find("zzyzx")]).toEqual([[], []]);
});

test("the last used entries are remembered for each administrator, newest first", () => {
  rememberUse(1, "/admin/webhooks");
  rememberUse(1, "/admin/media");
  rememberUse(1, "/admin/webhooks");
  expect(listUsed(all, readUsed(1)).map(({ label }) => label)).toEqual(["Webhook'lar", "Ortam Kitaplığı"]);
  expect(readUsed(2)).toEqual([]);
  for (let number = 0; number < 20; number++) rememberUse(1, String(number));
  expect(readUsed(1)).toHaveLength(8);
  localStorage.setItem("adminPalette:1", "{");
  expect(readUsed(1)).toEqual([]);
});
