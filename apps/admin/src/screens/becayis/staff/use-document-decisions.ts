import type { StaffDocument } from "@site/contract/becayis/papers/staff/admin-schema";
import { adminStaffTexts } from "@site/contract/becayis/papers/staff/labels";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

/** Returns functions that approve or reject a document after a confirmation. Both delete its file. */
export function useDocumentDecisions() {
  const { staffDocuments } = trpc.admin.becayis;
  const options = {
    fallback: adminStaffTexts.decideFailed,
    invalidates: [trpc.useUtils().admin.becayis.staffDocuments],
  };
  const approve = useAdminMutation(staffDocuments.approve, options);
  const reject = useAdminMutation(staffDocuments.reject, options);

  const askToApprove = ({ id, member, institution }: StaffDocument) =>
    confirm({
      title: "Belgeyi Kabul Et",
      subject: member,
      consequence: `adlı üyenin ${institution} personeli olduğu on iki ay için doğrulanacak ve belge silinecek.`,
      action: "Kabul Et",
      run: () => approve.mutateAsync({ id }),
    });
  const askToReject = ({ id, member }: StaffDocument) =>
    confirm({
      title: "Belgeyi Reddet",
      subject: member,
      consequence: "adlı üyenin belgesi reddedilip silinecek; üye yeniden gönderebilir.",
      action: "Reddet",
      isDangerous: true,
      reason: {
        label: "Gerekçe",
        hint: "Üyeye bildirilir.",
        required: adminStaffTexts.reasonRequired,
        draftKey: `reject staff document ${id}`,
      },
      run: (reason) => reject.mutateAsync({ id, reason }),
    });
  return { askToApprove, askToReject };
}
