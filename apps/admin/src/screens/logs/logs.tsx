import { Button, Stack } from "@mantine/core";
import { type MailLog, mailStatus } from "@site/contract/mail/admin-schema";
import { mailTexts } from "@site/contract/mail/labels";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { HeldActionsOfKind } from "../pending/held-actions.tsx";
import { useDecide } from "../pending/use-decide.ts";
import { MailDialog } from "./mail-dialog.tsx";
import { columns, filters, isWaiting, maySendAgain, row, texts } from "./mail-list.tsx";
import { MailNumbers } from "./mail-numbers.tsx";

/** Lists the mails of the last 180 days, newest first, with their numbers above. */
export function LogsScreen() {
  const [opened, setOpened] = useState<MailLog>();
  const list = useListAddress(filters);
  const { emailLogs } = trpc.useUtils().admin;
  const query = trpc.admin.emailLogs.list.useQuery(
    { page: list.page, search: list.search || undefined, status: mailStatus.safeParse(list.chosen("status")).data },
    {
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  );
  const resend = useAdminMutation(trpc.admin.emailLogs.resend, {
    fallback: mailTexts.resendFailed,
    invalidates: [emailLogs],
  });
  const askToResend = ({ id, subject, recipientEmail, status }: MailLog) =>
    confirm({
      title: "Yeniden Gönder",
      subject,
      consequence: `konulu e-posta ${recipientEmail} adresine ${status === "sent" ? "bir kez daha " : ""}gönderilecek.`,
      action: "Gönder",
      run: () => resend.mutateAsync({ id }),
    });
  const decide = useDecide();
  const close = (mails: MailLog[]) =>
    decide.mutateAsync({ records: mails.map(({ id: recordId }) => ({ kind: "mail", recordId })) });
  const actions = (mail: MailLog) => [
    ...(maySendAgain(mail) ? [{ label: "Yeniden Gönder", run: () => askToResend(mail) }] : []),
    ...(isWaiting(mail) ? [{ label: "Kapat", run: () => void close([mail]).catch(() => undefined) }] : []),
  ];
  const bulkActions = [{ label: "Kapat", run: (mails: MailLog[]) => close(mails).then(() => true) }];
  const refresh = (
    <Button variant="default" loading={query.isFetching} onClick={() => void emailLogs.invalidate()}>
      Yenile
    </Button>
  );
  return (
    <Screen
      title="E-posta Kayıtları"
      actions={
        <>
          <HeldActionsOfKind kind="mail" />
          {refresh}
        </>
      }
    >
      <Stack>
        <MailNumbers />
        <div>
          <ResourceTable
            {...{ query, list, texts, row, bulkActions }}
            layout={{ columns, open: setOpened, actions }}
            searchPlaceholder="Alıcı, konu veya şablon ara…"
          />
        </div>
      </Stack>
      {opened && <MailDialog mail={opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  );
}
