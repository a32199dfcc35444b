import { Alert, Button, Stack } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import type { MailingState } from "@site/contract/readers/subscribers/sending/schema";
import { settingFields } from "@site/contract/settings/fields";
import { trpc } from "../../api/trpc.ts";
import { useCalledDialog } from "../../kit/dialogs/use-called-dialog.ts";
import { StatCards } from "../../kit/lists/stat-cards.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { FirstMail } from "./first-mail.tsx";
import { IssueList } from "./issue-list.tsx";
import { PaceDialog } from "./pace-dialog.tsx";
import { Providers } from "./providers.tsx";
import { WaitingPosts } from "./waiting-posts.tsx";

/** Interval of polling while a test mail is being sent. */
const POLL_MS = 2_000;

const cards = [
  { label: "Bekleyen gönderim", findText: ({ waitingIssues }: MailingState) => formatNumber(waitingIssues) },
  { label: "Bekleyen e-posta", findText: ({ waitingMails }: MailingState) => formatNumber(waitingMails) },
  { label: "Dakikada en çok", findText: ({ mailsPerMinute }: MailingState) => formatNumber(mailsPerMinute) },
  { label: "Yayından sonra bekleme", findText: ({ delayMinutes }: MailingState) => `${formatNumber(delayMinutes)} dk` },
];

/** Shows the issues for subscribers, the reason if none is sent, and the steps before the first mail. */
export function MailingScreen() {
  const pace = useCalledDialog(...Object.keys(settingFields.mailing));
  const { data, isError, isFetching, refetch } = trpc.admin.mailing.state.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.testStatus === "pending" && POLL_MS,
  });
  const pause = useAdminMutation(trpc.admin.mailing.pause, {
    invalidates: [trpc.useUtils().admin.mailing],
  });
  const buttons = data && (
    <>
      <Button variant="default" onClick={() => pace.setOpen(true)}>
        Hızı Ayarla
      </Button>
      <Button
        variant={data.isPaused ? "filled" : "default"}
        loading={pause.isPending}
        data-path="duraklat"
        onClick={() => pause.mutate({ isPaused: !data.isPaused })}
      >
        {data.isPaused ? "Gönderimi Sürdür" : "Gönderimi Duraklat"}
      </Button>
    </>
  );
  return (
    <Screen title="Abonelere Gönderim" actions={buttons}>
      <Stack>
        {isError && (
          <LoadFailed title="Gönderimin durumu yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data?.blockedBy === "unconfirmed" && <FirstMail state={data} />}
        {data?.blockedBy === "paused" && (
          <Alert color="warning" title="Gönderim duraklatıldı">
            Yayınlanan yazılar sıraya girer; siz sürdürene kadar abonelere e-posta gitmez.
          </Alert>
        )}
        {!isError && <StatCards stats={data} cards={cards} />}
        {data && <WaitingPosts posts={data.waitingPosts} />}
        <IssueList />
        {data && <Providers providers={data.providers} />}
      </Stack>
      {pace.isOpen && data && <PaceDialog state={data} firstField={pace.called} onClose={() => pace.setOpen(false)} />}
    </Screen>
  );
}
