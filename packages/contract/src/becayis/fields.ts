import { z } from "zod";

// Fields of the board; `meaningOf` gives the rule of an input the same meaning.

export const addressee = z.string().meta({
  description: "Dilekçenin makamı · addressee of the petition",
  example: "Sağlık Bakanlığı Yönetim Hizmetleri Genel Müdürlüğüne",
});
export const attachments = z.string().describe("Ekler, her satırda bir tane · attachments, one on each line");
export const body = z
  .string()
  .meta({ description: "Mesajın metni · text of the message", example: "Merhaba, ilanınızla ilgileniyorum." });
export const city = z.string().meta({ description: "İl · province", example: "Ankara" });
export const contact = { description: "İletişim bilgileri; kabulden sonra · contact details, after acceptance" };
export const contactType = { description: "İletişim türü · kind of contact" };
export const district = z
  .string()
  .meta({ description: "İlçe; fark etmiyorsa null · district; null for any", example: "Çankaya" });
export const educationLevel = z
  .string()
  .meta({ description: "Öğrenim durumu · level of education", example: "Lisans" });
export const firstDay = z.iso.date().describe("Dönemin ilk günü · first day of the window");
export const institution = z.string().meta({ description: "Kurum · institution", example: "Adalet Bakanlığı" });
export const institutionId = z
  .number()
  .describe("Kurumun numarası; hepsi içinse null · id of the institution; null for all");
export const institutions = { description: "Kurumlar · institutions" };
export const lastName = z
  .string()
  .meta({ description: "Soyad; kabulden önce maskeli · surname, masked before acceptance", example: "Y***" });
export const leaving = z
  .number()
  .describe("Bu ilden gitmek isteyenler; azsa null · how many want to leave; null for few");
export const listing = { description: "İlan · listing" };
export const listingOwner = { description: "İlanın sahibi · owner of the listing" };
export const matches = { description: "Eşleşmeler · matches" };
export const position = z.string().meta({ description: "Unvan · post title", example: "Zabıt Kâtibi" });
export const provinceId = z
  .number()
  .meta({ description: "İlin plaka numarası, 1-81 · plate number of the province, 1 to 81", example: 6 });
export const reasons = { description: "Puanın gerekçeleri · reasons of the score" };
export const requester = { description: "İsteği gönderen · who sent the request" };
export const seeking = z.number().describe("Bu ile gelmek isteyenler; azsa null · how many want to come; null for few");
export const specializations = z
  .string()
  .meta({ description: "Uzmanlıklar · specialisations", example: "Bilişim hukuku" });
export const submittedAt = z.string().describe("Onaya gönderilme zamanı · time of submission");
export const texts = { description: "İnceleme anındaki metinler · texts as they are reviewed" };
export const warning = z.string().describe("Uyarı; yoksa null · warning; null without one");
export const windows = { description: "Başvuru dönemleri · application windows" };
