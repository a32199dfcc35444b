import { Alert, Skeleton, Stack } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { formatMoment } from "@site/browser/format-date";
import type { MailLog } from "@site/contract/mail/admin-schema";
import { mailStatuses } from "@site/contract/mail/labels";
import { mailTemplateLabel } from "@site/contract/mail/template-labels";
import { trpc } from "../../api/trpc.ts";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { Facts } from "../../kit/facts.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { MailFrame } from "../../kit/mail-frame.tsx";
import { PRIVATE_RECIPIENT } from "./mail-list.tsx";

/** Shows a mail as it was sent, but without the tokens of its links. */
export function MailDialog({ mail, onClose }: { mail: MailLog; onClose: () => void }) {
  const { data, error, isFetching, refetch } = trpc.admin.emailLogs.body.useQuery({ id: mail.id }, { staleTime: 0 });
  const serverError = getServerError(error);
  const facts = [
    [
      "Alıcı",
      mail.recipientName ? `${mail.recipientName} <${mail.recipientEmail}>` : mail.recipientEmail || PRIVATE_RECIPIENT,
    ],
    ["Şablon", mailTemplateLabel(mail.templateSlug)],
    ["Durum", `${mailStatuses[mail.status]} (${mail.attempts} deneme)`],
    ["Gönderen", mail.smtpFromEmail || "Henüz gönderilmedi"],
    ["Sunucu", mail.smtpHost || "Yok"],
    ["Oluşturulma", formatMoment(mail.createdAt)],
    ["Gönderilme", mail.sentAt ? formatMoment(mail.sentAt) : "Gönderilmedi"],
  ] as const;
  return (
    <Dialog onClose={onClose} title={mail.subject} size="xl">
      <Stack>
        <Facts facts={facts} />
        {mail.errorMessage && (
          <Alert color="danger" title="Son hata">
            {mail.errorMessage}
          </Alert>
        )}
        {serverError && <Alert color="danger">{serverError.message}</Alert>}
        {error && !serverError && (
          <LoadFailed title="E-posta yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton height={420} />}
        {data && <MailFrame html={data.html} title="E-postanın görünümü" />}
      </Stack>
    </Dialog>
  );
}
