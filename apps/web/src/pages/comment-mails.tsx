import { trpc, useHead, useShell } from "../framework/browser.ts";
import { MailLinkAction } from "../shared/controls/mail-link-action.tsx";
import styles from "./static-page.module.css";

export function Component() {
  const { settings } = useShell();
  useHead({
    title: `Yorum bildirimleri | ${settings.site_name}`,
    description: "Yorumlarınızla ilgili e-postaları durdurun.",
    noIndex: true,
  });
  return (
    <div className={`page ${styles.page}`}>
      <h1>Yorum bildirimleri</h1>
      <StopMails />
    </div>
  );
}

/** Unsubscribes a reader from mails about their comments. */
function StopMails() {
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
