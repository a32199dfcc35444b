import { factorRecoveryTexts } from "@site/contract/account/factor-recovery/labels";
import type { FactorRecoveryRow } from "@site/contract/account/factor-recovery/schema";
import { trpc } from "../../api/trpc.ts";
import { confirm } from "../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Returns the questions before a request is confirmed or refused. */
export function useRecoveryDecisions() {
  const { admin } = trpc.useUtils();
  const confirmation = useAdminMutation(trpc.admin.factorRecoveries.confirm, {
    success: ({ message }) => message,
    fallback: factorRecoveryTexts.confirmFailed,
    invalidates: [admin.factorRecoveries, admin.users],
  });
  const refusal = useAdminMutation(trpc.admin.factorRecoveries.refuse, {
    success: ({ message }) => message,
    fallback: factorRecoveryTexts.refuseFailed,
    invalidates: [admin.factorRecoveries],
  });
  const askToConfirm = ({ id, member, email }: FactorRecoveryRow) =>
    confirm({
      title: "İsteği Onayla",
      subject: `${member} (${email})`,
      consequence:
        "adlı üyenin doğrulama uygulaması ve kurtarma kodları silinecek, oturumları kapanacak. İsteğin gerçekten üyeden " +
        "geldiğinden emin olun; kendisine e-posta gönderilir.",
      action: "Onayla",
      isDangerous: true,
      run: () => confirmation.mutateAsync({ id }),
    });
  const askToRefuse = ({ id, member, email }: FactorRecoveryRow) =>
    confirm({
      title: "İsteği Reddet",
      subject: `${member} (${email})`,
      consequence: "adlı üyenin iki adımlı doğrulaması olduğu gibi kalacak.",
      action: "Reddet",
      isDangerous: true,
      reason: {
        label: "Gerekçe",
        hint: "Üyeye e-postayla gönderilir.",
        required: factorRecoveryTexts.reasonNeeded,
        draftKey: `refuse-recovery ${id}`,
      },
      run: (reason) => refusal.mutateAsync({ id, reason }),
    });
  return { askToConfirm, askToRefuse };
}
