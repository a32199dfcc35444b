import { getServerError } from "@site/browser/calls/server-error";
import type { AdminListing, AdminListingDetails } from "@site/contract/becayis/board/moderation/admin-schema";
import { adminBecayisTexts, becayisTexts } from "@site/contract/becayis/labels";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { notifyError } from "../../../kit/notify.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

interface Shown {
  kind: "view" | "edit";
  listing: AdminListingDetails;
}

/** Returns the actions of a row, and the listing whose dialog is open. */
export function useListingActions() {
  const [shown, show] = useState<Shown>();
  const { becayis } = trpc.useUtils().admin;
  const { listings } = trpc.admin.becayis;
  const setStatus = useAdminMutation(listings.setStatus, {
    fallback: adminBecayisTexts.statusFailed,
    invalidates: [becayis],
  });
  const remove = useAdminMutation(listings.remove, {
    fallback: adminBecayisTexts.removeFailed,
    invalidates: [becayis],
  });

  const open = async (kind: Shown["kind"], id: number) => {
    try {
      show({ kind, listing: await becayis.listings.get.fetch({ id }, { staleTime: 0 }) });
    } catch (error) {
      notifyError(getServerError(error)?.message ?? becayisTexts.listingFailed);
    }
  };
  const reasonFor = (verb: string, id: number) => ({
    label: "Gerekçe",
    hint: "İsteğe bağlı; ilan sahibine iletilir.",
    draftKey: `${verb} listing ${id}`,
  });
  const askToPause = ({ id, title, user }: AdminListing) =>
    confirm({
      title: "İlanı Duraklat",
      subject: title,
      consequence: `başlıklı ilan (${user.firstName} ${user.lastName}) panodan kalkacak; bekleyen eşleşmeleri biter.`,
      action: "Duraklat",
      reason: reasonFor("pause", id),
      run: (reason) => setStatus.mutateAsync({ id, status: "paused", reason }),
    });
  const activate = ({ id }: AdminListing) => setStatus.mutateAsync({ id, status: "active" }).catch(() => undefined);
  const askToRemove = ({ id, title, user }: AdminListing) =>
    confirm({
      title: "İlanı Sil",
      subject: title,
      consequence:
        `başlıklı ilan (${user.firstName} ${user.lastName}), istekleri ve eşleşmeleriyle birlikte silinecek. ` +
        "Bu işlem geri alınamaz.",
      action: "Sil",
      isDangerous: true,
      reason: reasonFor("remove", id),
      run: (reason) => remove.mutateAsync({ id, reason }),
    });

  /** Returns the actions on the status. A listing without approval has none, because the approval decides first. */
  const statusActions = (listing: AdminListing) => {
    if (listing.approvalStatus !== "approved") return [];
    return listing.status === "active"
      ? [{ label: "Duraklat", run: () => askToPause(listing) }]
      : [{ label: "Etkinleştir", run: () => activate(listing) }];
  };
  const view = ({ id }: AdminListing) => open("view", id);
  const actions = (listing: AdminListing) => [
    { label: "Görüntüle", run: () => view(listing) },
    { label: "Düzenle", run: () => open("edit", listing.id) },
    ...statusActions(listing),
    { label: "Sil", run: () => askToRemove(listing) },
  ];
  return { view, actions, shown, close: () => show(undefined) };
}
