import { alertTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { trpc, useHead, useShell } from "../../framework/browser.ts";
import { MailLinkAction } from "../../shared/controls/mail-link-action.tsx";
import styles from "../static-page.module.css";

/** Shows the page of the link in alert mails that stops the alert. */
export function Component() {
  const { settings } = useShell();
  const { client } = trpc.useUtils();
  useHead({
    title: `Takibi durdurma | ${settings.site_name}`,
    description: "Becayiş takibinizin e-postalarını durdurun.",
    noIndex: true,
  });
  return (
    <div className={`page ${styles.page}`}>
      <h1>Takibi durdurma</h1>
      <MailLinkAction
        call={(token) => client.becayis.alerts.stop.mutate({ token })}
        waiting="Takip durduruluyor…"
        failed={alertTexts.stopFailed}
        withoutScript="Takibi durdurmak için tarayıcınızda JavaScript’i açın."
      />
      <p>
        <a href={paths.alerts}>Takiplerim</a> sayfasında sıklığı değiştirebilir ya da takibi yeniden açabilirsiniz.
      </p>
    </div>
  );
}
