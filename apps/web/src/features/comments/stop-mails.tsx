import { trpc } from "../../framework/browser.ts";
import { MailLinkAction } from "../../shared/controls/mail-link-action.tsx";

/** Unsubscribes a reader from mails about their comments. */
export function StopMails() {
  const { client } = trpc.useUtils();
  return (
    <MailLinkAction
      call={(token) => client.comments.stopMails.mutate({ token })}
      waiting="Bildirimler durduruluyor…"
      failed="İsteğiniz şu anda yerine getirilemedi. Bağlantınızı kontrol edip yeniden deneyin."
      withoutScript="Bildirimleri durdurmak için tarayıcınızda JavaScript’i açın."
    />
  );
}
