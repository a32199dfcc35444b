import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../framework/browser.ts";
import { ConfirmDialog } from "../../../shared/controls/confirm-dialog.tsx";
import { useAction } from "../../member/use-action.ts";
import { MemberTrpc } from "../../session/member-trpc.tsx";
import { listingsKey } from "../board/queries.ts";

interface Props {
  listing: { id: number; slug: string; title: string };
  onClose: () => void;
}

/** Asks for confirmation before a listing is deleted. */
export default function RemoveListingDialog(props: Props) {
  return (
    <MemberTrpc>
      <Question {...props} />
    </MemberTrpc>
  );
}

/**
 * Names the listing and everything that is deleted with it. Opens the board after the deletion, because the listing's
 * page no longer exists.
 */
function Question({ listing: { id, slug, title }, onClose }: Props) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { run } = useAction(becayisTexts.actionFailed);

  async function leave(): Promise<void> {
    await navigate(paths.board);
    const isPage = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey[2] === slug || queryKey[2] === String(id);
    // Clears the deleted listing, because refetching it would fail.
    queryClient.setQueriesData({ queryKey: listingsKey, predicate: isPage }, null);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: listingsKey, predicate: (query) => !isPage(query) }),
      utils.becayis.matches.invalidate(),
      utils.becayis.rings.invalidate(),
      utils.becayis.contactRequests.invalidate(),
    ]);
  }

  return (
    <ConfirmDialog
      title="İlanı Sil"
      action="İlanı Sil"
      onConfirm={() => void run(() => utils.client.becayis.listings.remove.mutate({ id }), leave)}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong> kalıcı olarak silinecek; bu işlem geri alınamaz.
      </p>
      <p>
        Gelen iletişim istekleri yazışmalarıyla birlikte silinir, eşleşmeler ve halkalar sona erer; karşı taraflara
        haber verilir. İlanı yalnızca yayından çekmek için “Pasif Yap” yeterlidir.
      </p>
    </ConfirmDialog>
  );
}
