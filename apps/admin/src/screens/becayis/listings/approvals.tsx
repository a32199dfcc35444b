import { Button } from "@mantine/core";
import type { PendingListing } from "@site/contract/becayis/board/moderation/admin-schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { trpc } from "../../../api/trpc.ts";
import { useCalledDialog } from "../../../kit/dialogs/use-called-dialog.ts";
import { ResourceTable } from "../../../kit/lists/resource-table.tsx";
import { useListAddress } from "../../../kit/lists/use-list-address.ts";
import { Screen } from "../../../kit/screen.tsx";
import { HeldActionsOfKind } from "../../pending/held-actions.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import { CannedReasons } from "./canned-reasons.tsx";
import { useDecisions } from "./use-decisions.ts";

const texts = {
  count: (total: number) => `${formatNumber(total)} ilan onay bekliyor`,
  loading: "İlanlar yükleniyor…",
  failed: becayisTexts.listingsFailed,
  empty: { title: "Onay bekleyen ilan yok", text: "Yeni bir ilan geldiğinde burada görünür." },
  notFound: { title: "İlan bulunamadı", text: "Bekleyenler arasında aramanıza uyan bir ilan yok." },
};
const row = { key: ({ id }: PendingListing) => id, name: ({ title }: PendingListing) => title };

/** Shows the listings that await approval, and opens the editor of stored rejection reasons. */
export function ApprovalsScreen() {
  const reasons = useCalledDialog("hazir-gerekceler");
  return (
    <Screen
      title="İlan Onayları"
      actions={
        <>
          <HeldActionsOfKind kind="listing" />
          <Button variant="default" onClick={() => reasons.setOpen(true)}>
            Hazır Gerekçeler
          </Button>
        </>
      }
    >
      <PendingListings />
      {reasons.isOpen && <CannedReasons onClose={() => reasons.setOpen(false)} />}
    </Screen>
  );
}

/** Lists the pending listings, oldest first. Each visit refetches them. */
function PendingListings() {
  const list = useListAddress();
  const query = trpc.admin.becayis.listings.pending.useQuery(undefined, {
    staleTime: 0,
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
    <ResourceTable
      pageSize={limits.adminListingsPerPage}
      getTexts={({ title, userName }) => [title, userName]}
      {...{ query, list, texts, row }}
      layout={{ card, isWide: true }}
      searchPlaceholder="Başlık veya ad ara…"
    />
  );
}
