import { commentTexts } from "@site/contract/comments/labels";
import { useTrpc } from "../../shared/lib/trpc.tsx";
import { MailLinkAction } from "../../shared/ui/mail-link-action.tsx";

/** Stops the mails about a reader's comments. */
export function StopMails() {
  const { client } = useTrpc();
  return (
    <MailLinkAction
      call={(token) => client.comments.stopMails.mutate({ token })}
      waiting="Bildirimler durduruluyor…"
      broken={commentTexts.stopLinkBroken}
      failed="İsteğiniz şu anda yerine getirilemedi. Bağlantınızı kontrol edip yeniden deneyin."
      withoutScript="Bildirimleri durdurmak için tarayıcınızda JavaScript’i açın."
    />
  );
}
