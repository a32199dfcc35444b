import { z } from "zod";
import { dayInTurkish, defineTemplate, moment, name, path, words } from "../template.ts";

const proof = { name, institution: words, path };
const preferences = "Bu bildirimleri güvenlik ayarlarınızdan değiştirebilirsiniz.";

/** Templates about the proof that a member works at their institution. */
export const staffTemplates = {
  /** Only this mail knows the address; the e-mail log has no recipient for it. */
  staff_code: defineTemplate(
    z.object({ address: z.string().max(254), institution: words, code: z.string() }),
    ["code"],
    ({ address, institution, code }) => ({
      recipient: address,
      subject: "Kurum doğrulama kodunuz",
      name: "",
      paragraphs: [
        `Becayiş panosunda ${institution} personeli olduğunuzu doğrulamak için kodunuz:`,
        code,
        "Kodu, istediğiniz sayfaya 15 dakika içinde girin.",
      ],
      note:
        "Bu adres yalnızca bu kodu göndermek için kullanıldı; hiç kimseye gösterilmez ve saklanmaz. Kodu siz " +
        "istemediyseniz bu e-postayı silebilirsiniz.",
    }),
  ),

  staff_approved: defineTemplate(z.object(proof), [], ({ name, institution, path }) => ({
    subject: "Kurumunuz doğrulandı",
    name,
    paragraphs: [
      `Gönderdiğiniz belge incelendi ve ${institution} personeli olduğunuz doğrulandı. Belgenin dosyası silindi.`,
      "İlanınızda artık “Kurumu doğrulandı” yazıyor. Doğrulama on iki ay geçerlidir.",
    ],
    action: { label: "Doğrulamamı gör", path },
    note: preferences,
  })),

  staff_refused: defineTemplate(z.object({ ...proof, reason: words }), [], ({ name, institution, path, reason }) => ({
    subject: "Kurum belgeniz kabul edilmedi",
    name,
    paragraphs: [
      `${institution} personeli olduğunuzu göstermek için gönderdiğiniz belge kabul edilmedi. Belgenin dosyası ` +
        "silindi. Gerekçesi şöyle:",
    ],
    quote: reason,
    action: { label: "Yeniden dene", path },
    note: preferences,
  })),

  staff_expiring: defineTemplate(
    z.object({ ...proof, expiresAt: moment }),
    [],
    ({ name, institution, path, expiresAt }) => ({
      subject: "Kurum doğrulamanızın süresi dolmak üzere",
      name,
      paragraphs: [
        `${institution} için doğrulamanız ${dayInTurkish(expiresAt)} günü sona erecek. İlanınızdaki “Kurumu ` +
          "doğrulandı” yazısının kalması için kurumunuzu yeniden doğrulayın; birkaç dakika sürer.",
      ],
      action: { label: "Yeniden doğrula", path },
      note: preferences,
    }),
  ),

  staff_expired: defineTemplate(z.object(proof), [], ({ name, institution, path }) => ({
    subject: "Kurum doğrulamanızın süresi doldu",
    name,
    paragraphs: [
      `${institution} için doğrulamanızın on iki aylık süresi doldu. İlanınız yayında kalıyor, ancak artık “Kurumu ` +
        "doğrulandı” yazmıyor.",
    ],
    action: { label: "Yeniden doğrula", path },
    note: preferences,
  })),
};
