import { z } from "zod";
import * as atoms from "./atoms.ts";
import { meaningOf } from "./field.ts";

// Fields that several nouns have: as answers hold them, and meanings of those whose rules differ. `meaningOf` gives the
// rule of an input the same meaning.

export const about = { description: "Kişinin kendi anlatımı · description by the person" };
export const acceptances = z.number().describe("Kabul sayısı · number of acceptances");
export const address = z.string().describe("Adres · address");
export const altText = z
  .string()
  .meta({ description: "Alternatif metin · alternative text", example: "Boş bir duruşma salonu" });
export const answer = {
  description: "Yanıt · answer",
  example: "Aynı kurumdaki iki memurun yerlerini değiştirmesidir.",
};
export const applied = z.number().describe("Uygulananların sayısı · number of those applied");
export const at = z.string().describe("Zaman · time");
export const attempts = z.number().describe("Deneme sayısı · number of attempts");
export const before = z.string().describe("Önceki değer · value before");
export const benefits = z.string().describe("Avantajlar · advantages");
export const bio = z
  .string()
  .meta({ description: "Kısa özgeçmiş · short biography", example: "On yıldır adliyede çalışıyorum." });
export const bounced = z
  .number()
  .describe("Posta kutusu olmayan adreslerin sayısı · number of addresses without a mailbox");
export const byteSize = z
  .int()
  .meta({ description: "Dosyanın büyüklüğü, bayt · size of the file in bytes", example: 1048576 });
export const categories = z.number().describe("Kategoriler · categories");
export const category = z.string().meta({ description: "Kategori · category", example: "yapay-zeka" });
export const code = { description: "Kod · code", example: "123456" };
export const comments = z.number().describe("Yorumlar · comments");
export const connected = z.boolean().describe("Bağlanıldıysa true · true if the connection was made");
export const content = z
  .string()
  .meta({ description: "İçerik · content", example: "<p>Yapay zekâ, hukuk bürolarının işini değiştiriyor.</p>" });
export const count = z.number().describe("Sayı · number");
export const createdAt = z.string().describe("Oluşturulma zamanı · time of creation");
export const csv = z.string().describe("CSV dosyasının metni · text of the CSV file");
export const day = z.string().describe("Gün · day");
export const days = { description: "Gün sayısı · number of days", example: 30 };
export const deletedCount = z.number().describe("Silinenlerin sayısı · number of deleted ones");
export const description = z
  .string()
  .meta({ description: "Açıklama · description", example: "Hukuk ve teknoloji üzerine yazılar" });
export const domain = z
  .string()
  .meta({ description: "Kurumun e-posta alan adı · e-mail domain of the institution", example: "adalet.gov.tr" });
export const dueAt = z.string().describe("Uygulanacağı zaman · when it is carried out");
export const durationMs = z.number().describe("Süre, milisaniye · duration in milliseconds");
export const email = z
  .string()
  .meta({ description: "E-posta adresi · e-mail address", example: "ayse.yilmaz@example.org" });
export const error = z.string().describe("Hatanın metni · text of the error");
export const excerpt = z.string().meta({
  description: "Listelerde gösterilen özet · summary that lists show",
  example: "Yapay zekânın hukuk bürolarındaki yeri",
});
export const experienceYears = z.number().describe("Deneyim, yıl · years of experience");
export const expiresAt = z
  .string()
  .meta({ description: "Geçerlilik sonu · end of validity", example: "2027-11-23T09:00:00Z" });
export const failed = z.number().describe("Başarısızların sayısı · number of failures");
export const fault = {
  description: "Başarısızlığın nedeni; yoksa null veya boş · why it failed; null or empty if it did not",
};
export const featuredImage = z.string().meta({
  description: "Öne çıkan görselin adresi · address of the featured image",
  example: "/media/library/durusma-salonu/1200.webp",
});
export const file = { description: "Dosya · file" };
export const fileName = z
  .string()
  .meta({ description: "Dosyanın adı · name of the file", example: "durusma-salonu.jpg" });
export const finishedAt = z.string().describe("Bitiş zamanı; sürerken null · time of the end; null while it runs");
export const firstName = z.string().meta({ description: "Ad · first name", example: "Ayşe" });
export const frequency = { description: "Sıklık · frequency" };
export const from = { description: "Başlangıç · from", example: "2026-11-22T09:00:00Z" };
export const fromCity = z.string().describe("Ayrılınan il · province to leave");
export const host = { description: "Sunucu adı · host name", example: "smtp.example.org" };
export const id = z.number().meta(meaningOf(atoms.id));
export const ids = { description: "Kayıtların numaraları · ids of the records" };
export const imageSize = { description: "Kitaplık görselinin boyutları · sizes of an image of the library" };
export const imageUrl = z
  .string()
  .meta({ description: "Görselin adresi · address of the image", example: "/media/library/durusma-salonu/1200.webp" });
export const ipAddress = z.string().meta({ description: "IP adresi · IP address", example: "203.0.113.7" });
export const isActive = z.boolean().describe("Kullanımdaysa true · true while it is in use");
export const isComplete = z.boolean().describe("Gerekli bilgiler tamsa true · true if nothing is missing");
export const isDefault = z.boolean().describe("Varsayılansa true · true for the default");
export const isEnabled = z.boolean().describe("Açıksa true · true if it is on");
export const isRead = z.boolean().describe("Okunduysa true · true if it was read");
export const isSelf = z.boolean().describe("Bu sizseniz true · true for yourself");
export const isUnchecked = z
  .boolean()
  .describe("Bot denetimine ulaşılamadıysa true · true if the bot check could not be reached");
export const items = { description: "Kayıtlar · records" };
export const kept = { description: "Saklanan yedeklerin sayısı · number of kept backups" };
export const key = { description: "Anahtar veya kaydın adı · key, or name of the record" };
export const kind = { description: "Tür · kind" };
export const last = z
  .url()
  .meta({ description: "Sonuncusu · the last one", example: "https://hukuk.example.org/api/v1/posts?page=5" });
export const lastActivityAt = z.string().describe("Son etkinlik · last activity");
export const lastDay = z.string().describe("Son istek günü · day of the last request");
export const lastName = z.string().meta({ description: "Soyad · surname", example: "Yılmaz" });
export const left = z.number().describe("Ayrılanların sayısı · number of those who left");
export const limit = z.number().meta({ description: "En fazla kaç kayıt · at most how many records", example: 10 });
export const links = { description: "Bağlantılar · links", example: ["/blog/yapay-zeka-ve-hukuk"] };
export const listings = z.number().describe("İlanlar · listings");
export const madeBy = z.string().describe("Sorumlu yönetici · the administrator who vouches for it");
export const member = z.string().meta({ description: "Üye · member", example: "Ayşe Yılmaz" });
export const message = z
  .string()
  .meta({ description: "Kullanıcı için Türkçe metin · Turkish text for the user", example: "İşlem tamamlandı." });
export const model = z.string().meta({ description: "Modelin adı · name of the model", example: "gemini-2.5-flash" });
export const month = { description: "Ay, YYYY-AA · month, YYYY-MM" };
export const name = z.string().meta({ description: "Ad · name", example: "Yapay zekâ" });
export const nextAt = z.string().describe("Sonraki denemenin zamanı · time of the next attempt");
export const note = z.string().meta({ description: "Not · note", example: "Metin düzeltildi." });
export const notes = z.string().meta({ description: "Notlar · notes", example: "Hafta sonu görüşebilirim." });
export const offset = { description: "Atlanacak kayıt sayısı · number of records to skip" };
export const outcome = { description: "Sonuç · outcome" };
export const page = z.number().describe("Sayfa numarası, 1'den başlar · page number, from 1");
export const pageCount = z.number().meta({ description: "Sayfa sayısı · number of pages", example: 5 });
export const pagination = { description: "Sayfalama · paging" };
export const password = { description: "Şifre · password", example: "Uzun-bir-parola-42" };
export const path = z.string().describe("Sitedeki yol · path on the site");
export const pending = z.number().describe("Bekleyen · what is pending");
export const phone = z.string().meta({ description: "Telefon numarası · phone number", example: "0532 123 45 67" });
export const postId = z.number().describe("Yazının numarası · id of the post");
export const publishedAt = z
  .string()
  .describe("Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it");
export const query = { description: "Arama metni · text to search for", example: "zabıt kâtibi" };
export const reason = { description: "Gerekçe · reason", example: "İlan başka bir ilanın aynısı." };
export const refused = z.number().describe("Reddedilen kişi sayısı · number of refused people");
export const reviewed = { description: "Gözden geçirme; yoksa null · review; null without one" };
export const search = { description: "Aranan metin · text to search for", example: "arabuluculuk" };
export const secret = z.string().meta({
  description: "Gizli değer; yalnızca bir kez gösterilir · secret value, shown this once",
  example: "hy_kP3vZ8q1Yt6wRb0sXc9dLf2hNj5mUe7aGi4oTy1uVx0",
});
export const sent = z.number().describe("Gönderilenler · what was sent");
export const sentAt = z.string().describe("Gönderilme zamanı · time of sending");
export const seoDescription = z.string().meta({
  description: "Arama motorları için açıklama · description for search engines",
  example: "Yapay zekânın hukuk bürolarındaki yeri",
});
export const seoKeywords = z
  .string()
  .meta({ description: "Anahtar kelimeler · keywords", example: "yapay zekâ, hukuk" });
export const seoTitle = z
  .string()
  .meta({ description: "Arama motorları için başlık · title for search engines", example: "Yapay zekâ ve hukuk" });
export const skipped = z.number().describe("Atlananların sayısı · number of those left out");
export const slug = z.string().meta(meaningOf(atoms.slugParam));
export const source = z.string().describe("Kaynak · source");
export const startedAt = { description: "Başlama zamanı · time of the start" };
export const state = { description: "Durum · state" };
export const stats = { description: "Sayılar · numbers" };
export const status = { description: "Durum · status", example: "published" };
export const step = { description: "Adım · step" };
export const steps = { description: "Adımlar · steps" };
export const subject = z.string().meta({ description: "Konu · subject", example: "Arabuluculuk hakkında" });
export const subtitle = z.string().describe("Alt başlık · subtitle");
export const success = z.boolean().describe("Başarılıysa true · true if it succeeded");
export const summary = z.string().describe("Özet · summary");
export const tags = { description: "Etiketler · tags", example: ["yapay-zeka"] };
export const text = z
  .string()
  .meta({ description: "Metin · text", example: "Elinize sağlık, çok yararlı bir yazı olmuş." });
export const title = z.string().meta({ description: "Başlık · title", example: "Yapay zekâ ve hukuk" });
export const toCity = z.string().describe("Gidilecek il · province to go to");
export const token = z
  .string()
  .meta({ description: "Jeton · token", example: "kP3vZ8q1Yt6wRb0sXc9dLf2hNj5mUe7aGi4oTy1uVx0" });
export const total = z.number().meta({ description: "Toplam kayıt sayısı · number of all records", example: 42 });
export const totalUsers = z.number().describe("Üye sayısı · number of members");
export const trashEntity = z.string().describe("Kayıt türü · kind of record");
export const type = { description: "Tür · type" };
export const updatedAt = z.string().describe("Son değişiklik zamanı · time of the last change");
export const url = z
  .string()
  .meta({ description: "Tam adres · whole address", example: "https://hukuk.example.org/blog/yapay-zeka-ve-hukuk" });
export const usageCount = z.number().describe("Kullanım sayısı · number of uses");
export const user = { description: "Kişi · person" };
export const userAgent = z.string().meta({
  description: "Tarayıcının kendini tanıttığı metin · text by which the browser names itself",
  example: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
});
export const userId = z.number().describe("Üyenin numarası · id of the member");
export const username = z.string().meta({ description: "Kullanıcı adı · user name", example: "yonetici" });
export const version = z.string().meta(meaningOf(atoms.recordVersion));
export const viewCount = z.number().meta({ description: "Görüntülenme sayısı · number of views", example: 128 });
export const waiting = z.number().describe("Bekleyenlerin sayısı · number of those that wait");
