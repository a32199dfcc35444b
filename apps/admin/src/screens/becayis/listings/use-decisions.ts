import type { PendingListing } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { useDecide } from "../../pending/use-decide.ts";

/**
 * Returns functions that approve or reject a listing after a confirmation. An approval can be undone for some seconds.
 */
export function useDecisions() {
  const { listings, reasons } = trpc.admin.becayis;
  const suggestions = reasons.list.useQuery().data?.map(({ text }) => text);
  const invalidates = [trpc.useUtils().admin.becayis];
  const decide = useDecide(adminBecayisTexts.approveFailed);
  const reject = useAdminMutation(listings.reject, {
    fallback: adminBecayisTexts.rejectFailed,
    invalidates,
  });

  const askToApprove = ({ id, title, userName, submittedAt, isChange }: PendingListing) =>
    confirm({
      title: isChange ? "Değişikliği Onayla" : "İlanı Onayla",
      subject: title,
      consequence: isChange
        ? `başlıklı ilanın (${userName}) yeni metni panodakinin yerini alacak.`
        : `başlıklı ilan (${userName}) panoda yayınlanacak.`,
      action: "Onayla",
      reason: {
        label: "Yönetici notu",
        hint: "İsteğe bağlı; ilan sahibine onayla birlikte iletilir.",
        draftKey: `approve ${id}`,
      },
      run: (adminNote) => decide.mutateAsync({ records: [{ kind: "listing", recordId: id, adminNote, submittedAt }] }),
    });
  const askToReject = ({ id, title, userName, submittedAt, isChange }: PendingListing) =>
    confirm({
      title: isChange ? "Değişikliği Reddet" : "İlanı Reddet",
      subject: title,
      consequence: isChange
        ? `başlıklı ilan (${userName}) panoda önceki metniyle kalacak.`
        : `başlıklı ilan (${userName}) yayınlanmayacak.`,
      action: "Reddet",
      isDangerous: true,
      reason: {
        label: "Red gerekçesi",
        hint: "İlan sahibine e-postayla ve sitede iletilir.",
        required: adminBecayisTexts.reasonRequired,
        draftKey: `reject ${id}`,
        ...(suggestions && { suggestions }),
      },
      run: (reason) => reject.mutateAsync({ id, reason, submittedAt }),
    });
  return { askToApprove, askToReject };
}
