import { z } from "zod";
import { defineTemplate, name, path, words } from "../template.ts";

const listing = { name, listingTitle: words, path };
/** Several events in one mail; `about` is the text of the newest one. */
const bundle = z.object({ name, count: z.int().min(1), about: words, path });
const preferences = "Bu bildirimleri güvenlik ayarlarınızdan değiştirebilirsiniz.";

/** Templates about answers to listings, requests, matches and rings. */
export const becayisAnswerTemplates = {
  listing_expired: defineTemplate(z.object(listing), [], ({ name, listingTitle, path }) => ({
    subject: "İlanınızın süresi doldu",
    name,
    paragraphs: [
      `“${listingTitle}” başlıklı becayiş ilanınızın süresi doldu ve panodan kaldırıldı. Arayışınız sürüyorsa ` +
        "İlanlarım bölümünde yazan tarihe kadar tek dokunuşla yeniden yayınlayabilirsiniz.",
    ],
    action: { label: "İlanlarıma git", path },
    note: preferences,
  })),

  listing_paused: defineTemplate(
    z.object({ ...listing, reason: words.optional() }),
    [],
    ({ name, listingTitle, path, reason }) => ({
      subject: "İlanınız duraklatıldı",
      name,
      paragraphs: [
        `“${listingTitle}” başlıklı becayiş ilanınız site yönetimince duraklatıldı; şu anda panoda görünmüyor.`,
        ...(reason ? ["Gerekçesi şöyle:"] : []),
      ],
      ...(reason && { quote: reason }),
      action: { label: "İlanlarıma git", path },
      note: `İlanınızı düzenleyip yeniden onaya gönderebilir ya da bize yazabilirsiniz. ${preferences}`,
    }),
  ),

  listing_corrected: defineTemplate(
    z.object({ ...listing, remark: words.optional() }),
    [],
    ({ name, listingTitle, path, remark }) => ({
      subject: "İlanınız düzeltildi",
      name,
      paragraphs: [
        `“${listingTitle}” başlıklı becayiş ilanınızda site yönetimi bir düzeltme yaptı.`,
        ...(remark ? ["Site yönetiminin notu şöyle:"] : []),
      ],
      ...(remark && { quote: remark }),
      action: { label: "İlanımı gör", path },
      note: `Düzeltmeye katılmıyorsanız ilanınızı yeniden düzenleyebilirsiniz. ${preferences}`,
    }),
  ),

  listing_removed: defineTemplate(
    z.object({ ...listing, reason: words.optional() }),
    [],
    ({ name, listingTitle, path, reason }) => ({
      subject: "İlanınız silindi",
      name,
      paragraphs: [
        `“${listingTitle}” başlıklı becayiş ilanınız, ona gelen isteklerle birlikte site yönetimince silindi.`,
        ...(reason ? ["Gerekçesi şöyle:"] : []),
      ],
      ...(reason && { quote: reason }),
      action: { label: "Yeni ilan ver", path },
      note: `Bunun bir yanlışlık olduğunu düşünüyorsanız iletişim sayfasından bize yazabilirsiniz. ${preferences}`,
    }),
  ),

  match_awaits_you: defineTemplate(z.object({ ...listing, from: words }), [], ({ name, listingTitle, path, from }) => ({
    subject: "Eşleşmenizde yanıt sırası sizde",
    name,
    paragraphs: [
      `${from}, “${listingTitle}” başlıklı ilanınızla eşleşmesini kabul etti. Siz de kabul ederseniz iletişim ` +
        "bilgileriniz birbirinize açılır.",
    ],
    action: { label: "Eşleşmeyi yanıtla", path },
    note: `Siz kabul edene kadar iletişim bilgileriniz gösterilmez. ${preferences}`,
  })),

  match_rejected: defineTemplate(z.object({ ...listing, from: words }), [], ({ name, listingTitle, path, from }) => ({
    subject: "Eşleşmeniz reddedildi",
    name,
    paragraphs: [
      `${from}, “${listingTitle}” başlıklı ilanınızla eşleşmesini reddetti. İlanınız yayında kalıyor; yeni bir ` +
        "eşleşme bulunduğunda size yazacağız.",
    ],
    action: { label: "Eşleşmelerime git", path },
    note: preferences,
  })),

  match_ended: defineTemplate(z.object(listing), [], ({ name, listingTitle, path }) => ({
    subject: "Eşleşmeniz sona erdi",
    name,
    paragraphs: [
      `“${listingTitle}” başlıklı ilanınız için kabul ettiğiniz eşleşme, karşı tarafın ilanı artık panoda olmadığı ` +
        "için sona erdi. İlanınız yayında kalıyor.",
    ],
    action: { label: "Eşleşmelerime git", path },
    note: preferences,
  })),

  ring_found: defineTemplate(bundle, [], ({ name, count, about, path }) => ({
    subject: count === 1 ? "Yeni bir halka eşleşmeniz var" : `${count} yeni halka eşleşmeniz var`,
    name,
    paragraphs: [
      `“${about}” başlıklı ilanınız için ${count === 1 ? "bir becayiş halkası" : `${count} becayiş halkası`} ` +
        "bulundu. Halkada üç ya da dört kişi sırayla birbirinin yerine geçer; herkes kabul ederse iletişim " +
        "bilgileri açılır.",
    ],
    action: { label: "Halkaları gör", path },
    note: `Halka yalnızca tarafları bir araya getirir; her kurum ayrı karar verir. ${preferences}`,
  })),

  ring_answered: defineTemplate(bundle, [], ({ name, count, about, path }) => ({
    subject: count === 1 ? "Becayiş halkanızda bir yanıt var" : `Becayiş halkalarınızda ${count} yanıt var`,
    name,
    paragraphs: [
      `“${about}” başlıklı ilanınızın olduğu ${count === 1 ? "halkada bir üye" : "halkalarda üyeler"} kabul etti. ` +
        "Halkadaki herkes kabul ettiğinde iletişim bilgileri açılır.",
    ],
    action: { label: "Halkaları gör", path },
    note: preferences,
  })),

  ring_rejected: defineTemplate(z.object(listing), [], ({ name, listingTitle, path }) => ({
    subject: "Becayiş halkanız reddedildi",
    name,
    paragraphs: [
      `“${listingTitle}” başlıklı ilanınızın olduğu ve kabul ettiğiniz halkayı bir üye reddetti. İlanınız yayında ` +
        "kalıyor; yeni bir halka bulunduğunda size yazacağız.",
    ],
    action: { label: "Eşleşmelerime git", path },
    note: preferences,
  })),

  ring_ended: defineTemplate(z.object(listing), [], ({ name, listingTitle, path }) => ({
    subject: "Becayiş halkanız sona erdi",
    name,
    paragraphs: [
      `“${listingTitle}” başlıklı ilanınızın olduğu halka, herkes süresinde kabul etmediği ya da bir ilan panodan ` +
        "ayrıldığı için sona erdi. İlanınız yayında kalıyor.",
    ],
    action: { label: "Eşleşmelerime git", path },
    note: preferences,
  })),

  contact_request_refused: defineTemplate(z.object(listing), [], ({ name, listingTitle, path }) => ({
    subject: "İletişim isteğiniz reddedildi",
    name,
    paragraphs: [
      `“${listingTitle}” başlıklı ilan için gönderdiğiniz iletişim isteği kabul edilmedi.`,
      "Başka ilanlara bakabilir, aradığınız yer için takip kurup uyan ilk ilanı e-postayla öğrenebilirsiniz.",
    ],
    action: { label: "İlanlara bak", path },
    note: preferences,
  })),

  requested_listing_removed: defineTemplate(z.object(listing), [], ({ name, listingTitle, path }) => ({
    subject: "İletişim isteği gönderdiğiniz ilan kaldırıldı",
    name,
    paragraphs: [
      `İletişim isteği gönderdiğiniz “${listingTitle}” başlıklı ilan kaldırıldı; isteğiniz de onunla birlikte kapandı.`,
    ],
    action: { label: "İlanlara bak", path },
    note: preferences,
  })),

  contact_request_lapsed: defineTemplate(z.object(listing), [], ({ name, listingTitle, path }) => ({
    subject: "İletişim isteğinizin süresi doldu",
    name,
    paragraphs: [
      `“${listingTitle}” başlıklı ilan için gönderdiğiniz iletişim isteği süresinde yanıtlanmadı. İlan hâlâ ` +
        "panodaysa isteğinizi yeniden gönderebilirsiniz.",
    ],
    action: { label: "İsteklerimi gör", path },
    note: preferences,
  })),

  thread_message: defineTemplate(bundle, [], ({ name, count, about, path }) => ({
    subject: count === 1 ? "Yeni bir mesajınız var" : `${count} yeni mesajınız var`,
    name,
    paragraphs: [
      `${about} size ${count === 1 ? "bir mesaj" : `${count} mesaj`} yazdı. Mesajı giriş yaptıktan sonra okuyup ` +
        "yanıtlayabilirsiniz.",
    ],
    action: { label: "Mesajları oku", path },
    note: `Okunmamış mesajlar için saatte en fazla bir e-posta gönderilir. ${preferences}`,
  })),
};
