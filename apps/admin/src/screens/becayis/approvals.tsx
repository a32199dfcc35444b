import { Button } from "@mantine/core";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { PendingListing } from "@site/contract/becayis/moderation/admin-schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { ResourceTable } from "../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../kit/lists/use-list-address.ts";
import { Screen } from "../../kit/screen.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import { CannedReasons } from "./canned-reasons.tsx";
import { useDecisions } from "./use-decisions.ts";

const texts = {
  count: (total: number) => `${total} ilan onay bekliyor`,
  loading: "İlanlar yükleniyor…",
  failed: becayisTexts.listingsFailed,
  empty: { title: "Onay bekleyen ilan yok", text: "Yeni bir ilan geldiğinde burada görünür." },
};
const row = { key: ({ id }: PendingListing) => id, name: ({ title }: PendingListing) => title };

/** Shows the pending listings, oldest first; refetched at each visit. */
export function ApprovalsScreen() {
  const list = useListAddress();
  const [isEditingReasons, setEditingReasons] = useState(false);
  const query = trpc.admin.becayis.listings.pending.useQuery(undefined, {
    staleTime: 0,
    select: (rows) => ({ rows, total: rows.length, pageCount: 1 }),
  });
  const { askToApprove, askToReject } = useDecisions();
  const card = (listing: PendingListing) => (
    <ApprovalCard
      listing={listing}
      onApprove={() => void askToApprove(listing)}
      onReject={() => void askToReject(listing)}
    />
  );
  return (
    <Screen
      title="İlan Onayları"
      actions={
        <Button variant="default" onClick={() => setEditingReasons(true)}>
          Hazır Gerekçeler
        </Button>
      }
    >
      <ResourceTable query={query} list={list} texts={texts} row={row} layout={{ card, isWide: true }} />
      {isEditingReasons && <CannedReasons onClose={() => setEditingReasons(false)} />}
    </Screen>
  );
}
