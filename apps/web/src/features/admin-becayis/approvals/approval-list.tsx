import { Alert, Button, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { PendingListing } from "@site/contract/becayis/admin-schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import styles from "./approvals.module.css";
import { DecisionDialog } from "./decision-dialog.tsx";
import type { Decision } from "./use-decide.ts";

/** The listings that await approval, the longest waiting first, read anew at each visit (admin-area.md, "Job-swap approvals"). */
export function ApprovalList() {
  const { data, isError, isFetching, refetch } = useQuery(
    useTrpc().admin.becayis.listings.pending.queryOptions(undefined, { staleTime: 0 }),
  );
  const [asked, setAsked] = useState<{ listing: PendingListing; decision: Decision }>();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const draft = asked ? `${asked.decision} ${asked.listing.id}` : "";
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <Text ref={count} tabIndex={-1} size="sm" c="dimmed" mb="sm" aria-live="polite" className={styles.count}>
        {data ? `${data.length} ilan onay bekliyor` : "İlanlar yükleniyor…"}
      </Text>
      {isError && (
        <Alert color="danger" title={becayisTexts.listingsFailed} role="alert" mb="md">
          <p>Bağlantınızı kontrol edip yeniden deneyin.</p>
          <Button mt="sm" variant="default" loading={isFetching} onClick={() => refetch()}>
            Tekrar Dene
          </Button>
        </Alert>
      )}
      {!data && !isError && (
        <Stack aria-hidden>
          <Skeleton height={180} />
          <Skeleton height={180} />
        </Stack>
      )}
      {data?.length === 0 && (
        <Paper withBorder p="xl" ta="center">
          <Title order={2} size="h4">
            Onay bekleyen ilan yok
          </Title>
          <Text c="dimmed" mt="sm">
            Yeni bir ilan geldiğinde burada görünür.
          </Text>
        </Paper>
      )}
      <Stack aria-busy={isFetching}>
        {data?.map((listing) => (
          <ApprovalCard key={listing.id} listing={listing} onAsk={(decision) => setAsked({ listing, decision })} />
        ))}
      </Stack>
      {asked && (
        <DecisionDialog
          {...asked}
          words={drafts[draft] ?? ""}
          onWords={(words) => setDrafts({ ...drafts, [draft]: words })}
          onClose={() => setAsked(undefined)}
          onDecided={() => {
            setAsked(undefined);
            setDrafts({ ...drafts, [draft]: "" }); // handed in anew, the listing is another matter
            count.current?.focus(); // the card is gone
          }}
        />
      )}
    </>
  );
}
