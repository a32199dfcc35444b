import { Button, Group, Skeleton, Text } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import type { StaffDocument } from "@site/contract/becayis/papers/staff/admin-schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { type PendingKind, pendingKinds, pendingTexts } from "@site/contract/inbox/pending/labels";
import { type PendingCounts, type PendingRecord, pendingKind } from "@site/contract/inbox/pending/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { notifyInfo } from "../../kit/notify.tsx";
import { Screen } from "../../kit/screen.tsx";
import { DocumentDialog } from "../becayis/staff/document-dialog.tsx";
import { ReplyDialog } from "../comments/reply-dialog.tsx";
import { MessageDialog } from "../contact/message-dialog.tsx";
import { HeldActions, useHeldActions } from "./held-actions.tsx";
import { PendingDetails } from "./pending-details.tsx";
import { PendingLine } from "./pending-line.tsx";
import { type Answered, getApprovalObstacle, getReplyObstacle, usePendingActions } from "./use-pending-actions.ts";
import { getKey, toDecision, usePendingDecisions } from "./use-pending-decisions.ts";

/** Height of a chip. */
const CHIP_PX = 30;
const texts = {
  count: (total: number) => `${formatNumber(total)} kayıt`,
  loading: "Bekleyenler yükleniyor…",
  failed: pendingTexts.listFailed,
  empty: { title: "Bekleyen yok", text: "Yorumlar, mesajlar, ilanlar ve başvurular geldiğinde burada görünür." },
};
const row = {
  key: getKey,
  name: ({ kind, record: { id } }: PendingRecord) => `${pendingKinds[kind]} ${id}`,
  isSelectable: (record: PendingRecord) => toDecision(record) !== undefined,
};

/** Lists all records that wait for a decision or a reply, the longest waiting first, with keyboard shortcuts. */
export function PendingScreen() {
  const [params] = useSearchParams();
  const kind = pendingKind.safeParse(params.get("tur")).data;
  const [answered, setAnswered] = useState<Answered>();
  const [opened, setOpened] = useState<StaffDocument>();
  const list = useListState();
  const query = trpc.admin.pending.list.useQuery({ kind }, { staleTime: 0, placeholderData: keepPreviousData });
  const { data } = query;
  const { decide, isDeciding, undecided: rows } = usePendingDecisions(data?.records);
  const actions = usePendingActions(decide, setAnswered);
  const { held, takeBack } = useHeldActions();
  /** The number of waiting records beyond those that the server sends at a time. */
  const rest = data ? Math.max(0, countWaiting(data.counts, kind) - data.records.length) : 0;
  const shown = rows && { items: rows, page: 1, limit: limits.pendingShown, total: rows.length + rest, pageCount: 1 };
  useFirstFocus(rows !== undefined && rows.length > 0);

  function takeBackNewest(): void {
    const newest = held.find(({ isOwn }) => isOwn);
    if (isDeciding) notifyInfo("Henüz geri alınmadı", "Son kararınız kaydediliyor; birazdan yeniden basın.");
    else if (newest) void takeBack(newest);
    else notifyInfo("Geri alınacak karar yok", `Kararlar ${limits.heldMs / 1_000} saniye boyunca geri alınabilir.`);
  }
  const shortcuts = [
    {
      key: "a",
      label: "Onaylar; mesajı kapatır, e-postayı yeniden gönderir",
      run: actions.approve,
      getObstacle: getApprovalObstacle,
    },
    { key: "r", label: "Reddeder veya siler; e-postayı kapatır", run: actions.reject },
    { key: "y", label: "Yorumu veya mesajı yanıtlar", run: actions.reply, getObstacle: getReplyObstacle },
    { key: "u", label: "Son kararınızı geri alır; her basışta bir öncekini", runAlways: takeBackNewest },
  ];
  const close = () => setAnswered(undefined);
  return (
    <Screen title="Bekleyenler" actions={<HeldActions held={held} onTakeBack={takeBack} />}>
      {query.isPending ? (
        <Skeleton height={CHIP_PX} width="20rem" radius="xl" mb="sm" />
      ) : (
        <KindChips counts={data?.counts} current={kind} />
      )}
      {rest > 0 && (
        <Text size="sm" mb="sm">
          En uzun bekleyen {formatNumber(limits.pendingShown)} kayıt gösteriliyor; karar verdikçe sonrakiler gelir.
        </Text>
      )}
      <ResourceTable
        key={kind}
        query={{ ...query, data: shown }}
        {...{ list, texts, row, shortcuts }}
        bulkActions={[{ label: nameDecision, run: decide }]}
        layout={{
          line: (waiting) => <PendingLine waiting={waiting} />,
          details: (waiting) => <PendingDetails {...{ waiting, actions }} onOpenDocument={setOpened} />,
        }}
      />
      {answered && "comment" in answered && <ReplyDialog comment={answered.comment} onClose={close} />}
      {answered && "message" in answered && <MessageDialog message={answered.message} onClose={close} />}
      {opened && <DocumentDialog document={opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  );
}

/** Returns the label of the decision on all selected records. */
function nameDecision(records: PendingRecord[]): string {
  const approvals = records.filter(({ kind }) => kind === "comment" || kind === "listing").length;
  if (approvals === 0) return "Kapat";
  return approvals === records.length ? "Onayla" : "Onayla ve Kapat";
}

function countWaiting(counts: PendingCounts, kind: PendingKind | undefined): number {
  return kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Renders the filter by kind, with the number of waiting records of each. */
function KindChips({ counts, current }: { counts: PendingCounts | undefined; current: PendingKind | undefined }) {
  const kinds = pendingKind.options.filter((kind) => kind === current || (counts && counts[kind] > 0));
  if (kinds.length === 0) return null;
  const chips = [
    { kind: undefined, label: "Tümü" },
    ...kinds.map((kind) => ({ kind, label: `${pendingKinds[kind]} ${formatNumber(counts?.[kind] ?? 0)}` })),
  ];
  return (
    <Group component="nav" aria-label="Türler" gap="xs" mb="sm">
      {chips.map(({ kind, label }) => (
        <Button
          key={label}
          component={Link}
          to={kind ? `${adminPaths.pending}?tur=${kind}` : adminPaths.pending}
          size="compact-md"
          fz="sm"
          radius="xl"
          variant={kind === current ? "light" : "default"}
          aria-current={kind === current ? "page" : undefined}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

/** Focuses the first record when the list appears, so that shortcuts act on it, unless the focus is elsewhere. */
function useFirstFocus(hasRows: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!hasRows || isDone.current) return;
    isDone.current = true;
    if (document.activeElement?.matches("body, main")) document.querySelector<HTMLElement>("main [data-row]")?.focus();
  }, [hasRows]);
}
