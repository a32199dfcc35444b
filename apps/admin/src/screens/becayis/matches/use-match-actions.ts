import type { AdminMatch } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { getPair } from "./match-columns.tsx";

/** Returns the actions of a match. Pending ones can be accepted or rejected, all can be deleted. */
export function useMatchActions() {
  const { matches } = trpc.admin.becayis;
  const invalidates = [trpc.useUtils().admin.becayis];
  const decide = useAdminMutation(matches.setStatus, {
    fallback: adminBecayisTexts.matchStatusFailed,
    invalidates,
  });
  const remove = useAdminMutation(matches.remove, {
    fallback: adminBecayisTexts.matchRemoveFailed,
    invalidates,
  });
  const accept = ({ id }: AdminMatch) => decide.mutateAsync({ id, status: "accepted" }).catch(() => undefined);
  const askToReject = (match: AdminMatch) =>
    confirm({
      title: "Eşleşmeyi Reddet",
      subject: getPair(match),
      consequence: "arasındaki eşleşme sona erecek; iki tarafa da haber verilecek.",
      action: "Reddet",
      isDangerous: true,
      run: () => decide.mutateAsync({ id: match.id, status: "rejected" }),
    });
  const askToRemove = (match: AdminMatch) =>
    confirm({
      title: "Eşleşmeyi Sil",
      subject: getPair(match),
      consequence: "arasındaki eşleşme silinecek; bağladığı ilanlar yeniden eşleşebilecek. Bu işlem geri alınamaz.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id: match.id }),
    });
  return (match: AdminMatch) => [
    ...(match.status === "pending"
      ? [
          { label: "Kabul Et", isFrequent: true, run: () => accept(match) },
          { label: "Reddet", isFrequent: true, run: () => askToReject(match) },
        ]
      : []),
    { label: "Sil", run: () => askToRemove(match) },
  ];
}
