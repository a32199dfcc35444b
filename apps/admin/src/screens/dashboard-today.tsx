import { Anchor, Group, Skeleton, Text } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { formatNumber } from "@site/contract/common/text";
import type { DashboardOverview as Overview } from "@site/contract/dashboard/schema";
import { type PendingKind, pendingKindList, pendingTexts } from "@site/contract/inbox/pending/labels";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../api/trpc.ts";
import { LoadFailed } from "../kit/load-failed.tsx";
import { Part } from "../kit/part.tsx";
import { toDueText } from "./due-text.ts";

const waitingRows: Record<PendingKind, { label: string; to: string }> = {
  comment: { label: "Onay bekleyen yorum", to: adminPaths.pendingComments },
  message: { label: "Yanıt bekleyen mesaj", to: adminPaths.pendingMessages },
  listing: { label: "Onay bekleyen ilan", to: adminPaths.approvals },
  document: { label: "Karar bekleyen belge", to: adminPaths.verifications },
  report: { label: "Açık şikâyet", to: adminPaths.reports },
  mail: { label: "Gönderilemeyen e-posta", to: adminPaths.failedMails },
};

const failureRows = {
  mail: { label: "E-posta gönderilemedi", to: adminPaths.failedMails },
  backup: { label: "Yedek alınamadı", to: adminPaths.backups },
  job: { label: "Arka plan işi yarıda kaldı", to: adminPaths.system },
  webhook: { label: "Webhook ulaştırılamadı", to: adminPaths.webhooks },
} as const;

/** Lists the numbers of waiting records of some kinds, without kinds that have none. */
export function Waiting({ kinds = pendingKindList }: { kinds?: readonly PendingKind[] }) {
  const { data, isError, isFetching, refetch } = trpc.admin.pending.counts.useQuery();
  const rows = kinds.filter((kind) => data && data[kind] > 0);
  if (isError)
    return <LoadFailed title={pendingTexts.listFailed} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Today title="Bekleyenler" isLoading={!data} none={rows.length === 0 && "Bekleyen bir şey yok."}>
      {rows.map((kind) => (
        <Row key={kind} {...waitingRows[kind]}>
          <Text fw={600}>{formatNumber(data?.[kind] ?? 0)}</Text>
        </Row>
      ))}
    </Today>
  );
}

/** Lists the next posts that will be published. */
export function Planned({ planned }: { planned: Overview["planned"] | undefined }) {
  const none = planned?.length === 0 && (
    <>
      Zamanlanmış yazı yok.{" "}
      <Anchor component={Link} to={adminPaths.calendar} inherit underline="always">
        Yayın takvimi
      </Anchor>
    </>
  );
  return (
    <Today title="Zamanlananlar" isLoading={!planned} none={none}>
      {planned?.map(({ postId, title, publishedAt }) => (
        <Row key={postId} label={title} to={adminPaths.post(postId)}>
          <Moment at={publishedAt} />
        </Row>
      ))}
    </Today>
  );
}

/** Lists failures since yesterday, such as mails and jobs. */
export function Failures({ failures }: { failures: Overview["failures"] | undefined }) {
  return (
    <Today title="Son 24 saatte aksayanlar" isLoading={!failures} none={failures?.length === 0 && "Bir aksama yok."}>
      {failures?.map(({ kind, count, lastAt }) => (
        <Row
          key={kind}
          label={count > 1 ? `${failureRows[kind].label} (${formatNumber(count)})` : failureRows[kind].label}
          to={failureRows[kind].to}
        >
          <Moment at={lastAt} />
        </Row>
      ))}
    </Today>
  );
}

interface TodayProps {
  title: string;
  isLoading: boolean;
  /** Content if there are no rows; false if there are. */
  none: ReactNode;
  children: ReactNode;
}

function Today({ title, isLoading, none, children }: TodayProps) {
  return (
    <Part title={title}>
      {isLoading ? <Skeleton height="3rem" /> : none ? <Text c="dimmed">{none}</Text> : <ul>{children}</ul>}
    </Part>
  );
}

function Row({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap" align="baseline">
      <Anchor component={Link} to={to}>
        {label}
      </Anchor>
      {children}
    </Group>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <Text component="time" dateTime={at} size="sm" c="dimmed" style={{ whiteSpace: "nowrap" }}>
      {toDueText(at, Date.now())}
    </Text>
  );
}
