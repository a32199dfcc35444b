import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import type { PendingListing } from "@site/contract/becayis/moderation/admin-schema";
import { trpc } from "../../api/trpc.ts";
import { Screen } from "../../frame/screen.tsx";
import { confirm } from "../../kit/confirm.tsx";
import { ResourceTable } from "../../kit/resource-table.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { useListAddress } from "../../kit/use-list-address.ts";
import { ApprovalCard } from "./approval-card.tsx";

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
  const { listings } = trpc.admin.becayis;
  const invalidates = [trpc.useUtils().admin.becayis];
  const query = listings.pending.useQuery(undefined, {
    staleTime: 0,
    select: (rows) => ({ rows, total: rows.length, pageCount: 1 }),
  });
  const approve = useAdminMutation(listings.approve, {
    success: ({ message }) => message,
    failure: (fault) => fault?.message ?? adminBecayisTexts.approveFailed,
    invalidates,
  });
  const reject = useAdminMutation(listings.reject, {
    success: ({ message }) => message,
    failure: (fault) => fault?.message ?? adminBecayisTexts.rejectFailed,
    invalidates,
  });

  const askToApprove = ({ id, title, user_name }: PendingListing) =>
    confirm({
      title: "İlanı Onayla",
      subject: title,
      consequence: `başlıklı ilan (${user_name}) panoda yayınlanacak.`,
      action: "Onayla",
      reason: {
        label: "Yönetici notu",
        hint: "İsteğe bağlı; ilan sahibine onayla birlikte iletilir.",
        draftKey: `approve ${id}`,
      },
      run: (adminNote) => approve.mutateAsync({ id, adminNote }),
    });
  const askToReject = ({ id, title, user_name }: PendingListing) =>
    confirm({
      title: "İlanı Reddet",
      subject: title,
      consequence: `başlıklı ilan (${user_name}) yayınlanmayacak.`,
      action: "Reddet",
      isDangerous: true,
      reason: {
        label: "Red gerekçesi",
        hint: "İlan sahibine e-postayla ve sitede iletilir.",
        required: adminBecayisTexts.reasonRequired,
        draftKey: `reject ${id}`,
      },
      run: (reason) => reject.mutateAsync({ id, reason }),
    });

  const card = (listing: PendingListing) => (
    <ApprovalCard
      listing={listing}
      onApprove={() => void askToApprove(listing)}
      onReject={() => void askToReject(listing)}
    />
  );
  return (
    <Screen title="İlan Onayları">
      <ResourceTable query={query} list={list} texts={texts} row={row} layout={{ card, isWide: true }} />
    </Screen>
  );
}
