import { paths } from "@site/contract/paths";
import { z } from "zod";
import { dayInTurkish, defineTemplate, moment, name, path, words } from "../template.ts";

const listing = { name, listingTitle: words, path };
const preferences = "Bu bildirimleri güvenlik ayarlarınızdan değiştirebilirsiniz.";
const approvalIsTheirs = "Becayiş, kurumların onayıyla gerçekleşir; buradaki eşleşme tek başına bir hak doğurmaz.";

export const becayisTemplates = {
  listing_pending_approval: defineTemplate(z.object(listing), [], ({ name, listingTitle, path }) => ({
    subject: "İlanınız onay sürecinde",
    name,
    paragraphs: [
      `“${listingTitle}” başlıklı becayiş ilanınızı aldık. İncelendikten sonra panoda yayınlanacak; sonucu size ` +
        "yazacağız.",
    ],
    action: { label: "İlanımı gör", path },
    note: preferences,
  })),

  listing_approved: defineTemplate(
    z.object({ ...listing, remark: words.optional() }),
    [],
    ({ name, listingTitle, path, remark }) => ({
      subject: "İlanınız yayında",
      name,
      paragraphs: [
        `“${listingTitle}” başlıklı becayiş ilanınız onaylandı ve panoda yayınlandı. Uygun bir eşleşme çıktığında ` +
          "size haber vereceğiz.",
        ...(remark ? ["Site yönetiminin notu şöyle:"] : []),
      ],
      ...(remark && { quote: remark }),
      action: { label: "İlanımı gör", path },
      note: preferences,
    }),
  ),

  listing_rejected: defineTemplate(
    z.object({ ...listing, reason: words }),
    [],
    ({ name, listingTitle, path, reason }) => ({
      subject: "İlanınız yayınlanamadı",
      name,
      paragraphs: [`“${listingTitle}” başlıklı becayiş ilanınız bu haliyle yayınlanamadı. Gerekçesi şöyle:`],
      quote: reason,
      action: { label: "İlanlarıma git", path },
      note: "İlanınızı düzenleyip yeniden gönderebilirsiniz.",
    }),
  ),

  listing_change_approved: defineTemplate(
    z.object({ ...listing, remark: words.optional() }),
    [],
    ({ name, listingTitle, path, remark }) => ({
      subject: "İlanınızdaki değişiklik yayında",
      name,
      paragraphs: [
        `“${listingTitle}” başlıklı becayiş ilanınızda yaptığınız metin değişikliği onaylandı; yeni metin artık ` +
          "geçerli.",
        ...(remark ? ["Site yönetiminin notu şöyle:"] : []),
      ],
      ...(remark && { quote: remark }),
      action: { label: "İlanımı gör", path },
      note: preferences,
    }),
  ),

  listing_change_rejected: defineTemplate(
    z.object({ ...listing, reason: words }),
    [],
    ({ name, listingTitle, path, reason }) => ({
      subject: "İlanınızdaki değişiklik onaylanmadı",
      name,
      paragraphs: [
        `“${listingTitle}” başlıklı becayiş ilanınızda yaptığınız metin değişikliği onaylanmadı. İlanınız önceki ` +
          "metniyle aynen duruyor. Gerekçe şöyle:",
      ],
      quote: reason,
      action: { label: "Metni düzelt", path },
      note: "Metni düzeltip yeniden gönderebilirsiniz.",
    }),
  ),

  listing_expiring: defineTemplate(
    z.object({ ...listing, expiresAt: moment }),
    ["path"],
    ({ name, listingTitle, path, expiresAt }) => ({
      subject: "İlanınızın süresi dolmak üzere",
      name,
      paragraphs: [
        `“${listingTitle}” başlıklı becayiş ilanınızın süresi ${dayInTurkish(expiresAt)} tarihinde dolacak. ` +
          "Arayışınız sürüyorsa süresini uzatabilirsiniz.",
      ],
      action: { label: "Süreyi uzat", path },
      note: preferences,
    }),
  ),

  match_found: defineTemplate(
    z.object({ ...listing, count: z.int().min(1).default(1) }), // mails that an earlier version queued have no count
    [],
    ({ name, listingTitle, path, count }) => ({
      subject: count === 1 ? "Yeni bir becayiş eşleşmeniz var" : `${count} yeni becayiş eşleşmeniz var`,
      name,
      paragraphs: [
        `“${listingTitle}” başlıklı ilanınıza uyan ${count === 1 ? "bir" : count} eşleşme bulundu. Ayrıntılarına ` +
          "bakıp yanıtlayabilirsiniz.",
      ],
      action: { label: "Eşleşmelerime git", path },
      note: `${approvalIsTheirs} ${preferences}`,
    }),
  ),

  match_accepted: defineTemplate(z.object({ ...listing, from: words }), [], ({ name, listingTitle, path, from }) => ({
    subject: "Eşleşmeniz kabul edildi",
    name,
    paragraphs: [
      `${from} da “${listingTitle}” başlıklı ilanınızın eşleşmesini kabul etti. İletişim bilgilerini giriş ` +
        "yaptıktan sonra görebilirsiniz.",
    ],
    action: { label: "Eşleşmelerime git", path },
    note: approvalIsTheirs,
  })),

  alert_confirm: defineTemplate(z.object({ watch: words, path }), ["path"], ({ watch, path }) => ({
    subject: "Becayiş takibinizi onaylayın",
    name: "",
    paragraphs: [`“${watch}” için yeni becayiş ilanlarının bu adrese bildirilmesi istendi. Onaylarsanız takip başlar.`],
    action: { label: "Takibi onayla", path },
    note: "Bağlantı yedi gün geçerlidir. İsteği siz yapmadıysanız bir şey yapmanız gerekmez; e-posta gönderilmez.",
  })),

  listing_alert: defineTemplate(
    z.object({
      name,
      watch: words,
      listings: z.array(z.object({ title: words, path })).min(1),
      stopPath: path,
      oneClickPath: path,
    }),
    ["stopPath", "oneClickPath"],
    ({ name, watch, listings, stopPath, oneClickPath }) => ({
      subject:
        listings.length === 1
          ? "Takibinize uyan yeni bir ilan var"
          : `Takibinize uyan ${listings.length} yeni ilan var`,
      name,
      paragraphs: [
        `Takip ettiğiniz “${watch}” için panoda yeni ilan var:`,
        ...listings.map(({ title }) => `• ${title}`),
      ],
      action: {
        label: listings.length === 1 ? "İlanı gör" : "İlanları gör",
        path: (listings.length === 1 && listings[0]?.path) || paths.board,
      },
      stop: { label: "Bu takibi durdur", path: stopPath, oneClick: oneClickPath },
    }),
  ),

  contact_request_sent: defineTemplate(z.object(listing), [], ({ name, listingTitle, path }) => ({
    subject: "İletişim isteğiniz iletildi",
    name,
    paragraphs: [
      `“${listingTitle}” başlıklı ilan için iletişim isteğiniz ilan sahibine iletildi. Yanıt geldiğinde size ` +
        "yazacağız.",
    ],
    action: { label: "İsteklerimi gör", path },
    note: preferences,
  })),

  contact_request_received: defineTemplate(
    z.object({ ...listing, from: words, message: words }),
    [],
    ({ name, listingTitle, path, from, message }) => ({
      subject: "İlanınız için iletişim isteği aldınız",
      name,
      paragraphs: [`${from}, “${listingTitle}” başlıklı ilanınız için sizinle iletişime geçmek istiyor. Mesajı şöyle:`],
      quote: message,
      action: { label: "İsteği yanıtla", path },
      note: `Siz kabul edene kadar iletişim bilgileriniz karşı tarafa gösterilmez. ${preferences}`,
    }),
  ),

  contact_request_accepted: defineTemplate(
    z.object({ ...listing, from: words }),
    [],
    ({ name, listingTitle, path, from }) => ({
      subject: "İletişim isteğiniz kabul edildi",
      name,
      paragraphs: [
        `${from}, “${listingTitle}” başlıklı ilan için gönderdiğiniz iletişim isteğini kabul etti. İletişim ` +
          "bilgilerini giriş yaptıktan sonra görebilirsiniz.",
      ],
      action: { label: "İletişim bilgilerini gör", path },
      note: approvalIsTheirs,
    }),
  ),

  contact_shared: defineTemplate(z.object({ ...listing, from: words }), [], ({ name, listingTitle, path, from }) => ({
    subject: "İletişim bilgileriniz paylaşıldı",
    name,
    paragraphs: [
      `${from} adlı üyenin “${listingTitle}” başlıklı ilanınız için gönderdiği iletişim isteğini kabul ettiniz. ` +
        "Adınızı, e-posta adresinizi ve varsa telefonunuzu artık birbirinize açtınız.",
    ],
    action: { label: "İletişim bilgilerini gör", path },
    note: "Bu kabul size ait değilse hemen yeni bir şifre belirleyin ve bize yazın.",
  })),
};
