import { Text } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import type { StaffDocument } from "@site/contract/becayis/papers/staff/admin-schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { type PendingKind, pendingKinds, pendingTexts } from "@site/contract/inbox/pending/labels";
import { type PendingCounts, type PendingRecord, pendingKind } from "@site/contract/inbox/pending/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { LinkRow } from "../../kit/link-row.tsx";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListState } from "../../kit/lists/use-list-state.ts";
import { runOffered } from "../../kit/notify.tsx";
import { Screen } from "../../kit/screen.tsx";
import { DocumentDialog } from "../becayis/staff/document-dialog.tsx";
import { ReplyDialog } from "../comments/reply-dialog.tsx";
import { MessageDialog } from "../contact/message-dialog.tsx";
import { HeldActions } from "./held-actions.tsx";
import { PendingCard } from "./pending-card.tsx";
import { getKey, isApprovable, useApproval } from "./use-approval.ts";
import { type Answered, usePendingActions } from "./use-pending-actions.ts";

const texts = {
  count: (total: number) => `${formatNumber(total)} kayıt`,
  loading: "Bekleyenler yükleniyor…",
  failed: pendingTexts.listFailed,
  empty: { title: "Bekleyen yok", text: "Yorumlar, mesajlar, ilanlar ve başvurular geldiğinde burada görünür." },
};
const row = {
  key: getKey,
  name: ({ kind, record: { id } }: PendingRecord) => `${pendingKinds[kind]} ${id}`,
  isSelectable: isApprovable,
};

/** Shows what waits for a decision or an answer in one list, the longest waiting first; made for the keyboard. */
export function PendingScreen() {
  const [params] = useSearchParams();
  const kind = pendingKind.safeParse(params.get("tur")).data;
  const [answered, setAnswered] = useState<Answered>();
  const [opened, setOpened] = useState<StaffDocument>();
  const list = useListState();
  const { decide, isDecided } = useApproval();
  const actions = usePendingActions(decide, setAnswered);
  const query = trpc.admin.pending.list.useQuery({ kind }, { staleTime: 0, placeholderData: keepPreviousData });
  const { data } = query;
  const rows = data?.records.filter((record) => !isDecided(record));
  /** Number of records beyond those that the server sends at a time. */
  const rest = data ? Math.max(0, countWaiting(data.counts, kind) - data.records.length) : 0;
  const shown = rows && { items: rows, page: 1, limit: limits.pendingShown, total: rows.length + rest, pageCount: 1 };
  useFirstFocus(rows !== undefined && rows.length > 0);
  const shortcuts = [
    { key: "a", label: "Onaylar; mesajı okundu işaretler, e-postayı yeniden gönderir", run: actions.approve },
    { key: "r", label: "Reddeder veya siler", run: actions.reject },
    { key: "y", label: "Yorumu veya mesajı yanıtlar", run: actions.reply },
    { key: "u", label: "Son işlemi geri alır", runAlways: runOffered },
  ];
  const bulkActions = [{ label: "Onayla", run: decide }];
  const card = (waiting: PendingRecord, selectBox: ReactNode) => (
    <PendingCard {...{ waiting, actions }} selectBox={selectBox} onOpenDocument={setOpened} />
  );
  const close = () => setAnswered(undefined);
  return (
    <Screen title="Bekleyenler">
      <KindLinks counts={data?.counts} current={kind} />
      <HeldActions />
      {rest > 0 && (
        <Text size="sm" mb="sm">
          En uzun bekleyen {formatNumber(limits.pendingShown)} kayıt gösteriliyor; karar verdikçe sonrakiler gelir.
        </Text>
      )}
      <ResourceTable
        query={{ ...query, data: shown }}
        {...{ list, texts, row, shortcuts, bulkActions }}
        layout={{ card, isWide: true }}
      />
      {answered && "comment" in answered && <ReplyDialog comment={answered.comment} onClose={close} />}
      {answered && "message" in answered && <MessageDialog message={answered.message} onClose={close} />}
      {opened && <DocumentDialog document={opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  );
}

function countWaiting(counts: PendingCounts, kind: PendingKind | undefined): number {
  return kind ? counts[kind] : Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function KindLinks({ counts, current }: { counts: PendingCounts | undefined; current: string | undefined }) {
  const toAddress = (kind: string | undefined) => (kind ? `${adminPaths.pending}?tur=${kind}` : adminPaths.pending);
  const kinds = pendingKind.options.filter((kind) => kind === current || (counts && counts[kind] > 0));
  if (kinds.length === 0) return null;
  const links = [
    { label: "Tümü", to: toAddress(undefined) },
    ...kinds.map((kind) => ({ label: pendingKinds[kind], to: toAddress(kind), count: counts?.[kind] ?? 0 })),
  ];
  return <LinkRow label="Türler" links={links} current={toAddress(current)} />;
}

/** Focuses the first record when the list appears, unless the user has gone elsewhere, so that a letter decides on it. */
function useFirstFocus(hasRows: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!hasRows || isDone.current) return;
    isDone.current = true;
    if (document.activeElement?.matches("body, main")) document.querySelector<HTMLElement>("main [data-row]")?.focus();
  }, [hasRows]);
}
