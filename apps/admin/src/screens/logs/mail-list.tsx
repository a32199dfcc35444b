import { Badge, Text } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { formatNumber } from "@site/contract/common/text";
import { type MailLog, mailStatus } from "@site/contract/mail/admin-schema";
import { mailStatuses } from "@site/contract/mail/labels";
import { isToSubscriber, mailTemplateLabel } from "@site/contract/mail/template-labels";

/** Shown for mails whose recipient is not stored in the log. */
export const PRIVATE_RECIPIENT = "Saklanmıyor";
const colors = { sent: "success", failed: "danger", pending: "accent" } as const;
const options = mailStatus.options.map((value) => ({ value, label: mailStatuses[value] }));
export const filters = [{ name: "status", label: "Durum", options }] as const;
export const row = {
  key: ({ id }: MailLog) => id,
  name: ({ subject, recipientEmail }: MailLog) => `${subject}, ${recipientEmail}`,
  isSelectable: isWaiting,
};
export const columns = [
  {
    header: "Durum",
    isState: true,
    cell: ({ status, isClosed }: MailLog) => (
      <Badge color={isClosed ? "gray" : colors[status]}>
        {mailStatuses[status]}
        {isClosed && ", kapatıldı"}
      </Badge>
    ),
  },
  {
    header: "Alıcı",
    isPlain: true,
    cell: ({ recipientName, recipientEmail }: MailLog) => (
      <>
        {recipientName}
        <Text size={recipientName ? "xs" : "sm"} c={recipientName ? "dimmed" : undefined}>
          {recipientEmail || PRIVATE_RECIPIENT}
        </Text>
      </>
    ),
  },
  { header: "Konu", cell: ({ subject }: MailLog) => subject, isTitle: true },
  { header: "Şablon", cell: ({ templateSlug }: MailLog) => mailTemplateLabel(templateSlug) },
  { header: "Tarih", cell: ({ createdAt }: MailLog) => formatMoment(createdAt), isShort: true, isPlain: true },
];

/** Returns whether a mail can be sent again. That needs an address, which the log does not store for every mail. */
export function maySendAgain(mail: MailLog): boolean {
  return mail.recipientEmail !== "" && (mail.status === "failed" || !isToSubscriber(mail));
}

/** Returns whether a mail failed and nobody has closed it. */
export function isWaiting({ status, isClosed }: MailLog): boolean {
  return status === "failed" && !isClosed;
}

export const texts = {
  count: (total: number) => `${formatNumber(total)} e-posta`,
  loading: "E-posta kayıtları yükleniyor…",
  failed: "E-posta kayıtları yüklenemedi",
  empty: { title: "Henüz e-posta yok", text: "Sitenin gönderdiği e-postalar burada görünür." },
  notFound: { title: "E-posta bulunamadı", text: "Aradığınız duruma veya metne uyan bir e-posta yok." },
};
