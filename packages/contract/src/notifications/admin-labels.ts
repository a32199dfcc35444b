/**
 * Texts of the administrator's notifications about members. They name nobody, because Telegram and mail take them out
 * of the site.
 */
export const adminNotificationTexts = {
  memberRegistered: { title: "Yeni üye", message: "Bir üye e-posta adresini doğruladı." },
  matchCreated: (count: number) => ({
    title: count === 1 ? "Yeni eşleşme" : `${count} yeni eşleşme`,
    message: "Becayiş panosunda ilanlar karşılıklı olarak eşleşti.",
  }),
  contactRequestCreated: {
    title: "Yeni iletişim isteği",
    message: "Bir üye başka bir üyenin ilanına iletişim isteği gönderdi.",
  },
  staffDocument: {
    title: "Kurum belgesi",
    message: "Bir üye, kurumunu doğrulamak için belge gönderdi.",
  },
  /** Told to the administrator whose decisions another one has taken back. */
  takenBack: (by: string, [title, ...others]: readonly string[]) => ({
    title: others.length === 0 ? "Kararınız geri alındı" : "Kararlarınız geri alındı",
    message:
      others.length === 0
        ? `“${title}” için verdiğiniz karar ${by} tarafından geri alındı.`
        : `Verdiğiniz ${others.length + 1} karar ${by} tarafından geri alındı.`,
  }),
} as const;
