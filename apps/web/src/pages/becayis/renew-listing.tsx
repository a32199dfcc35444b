import { becayisTexts } from "@site/contract/becayis/labels";
import { paths } from "@site/contract/paths";
import { trpc, useHead, useShell } from "../../framework/browser.ts";
import { MailLinkAction } from "../../shared/controls/mail-link-action.tsx";
import styles from "../static-page.module.css";

/** Shows the page of the link in a reminder mail that renews a listing. */
export function Component() {
  const { settings } = useShell();
  const utils = trpc.useUtils();
  useHead({
    title: `İlan yenileme | ${settings.site_name}`,
    description: "Becayiş ilanınızın süresini uzatın.",
    noIndex: true,
  });
  return (
    <div className={`page ${styles.page}`}>
      <h1>İlan yenileme</h1>
      <MailLinkAction
        call={async (token) => {
          const { title, message } = await utils.client.becayis.listings.renewByToken.mutate({ token });
          return { message: `“${title}”: ${message}` };
        }}
        waiting="İlanınızın süresi uzatılıyor…"
        failed={becayisTexts.actionFailed}
        withoutScript="İlanınızın süresini uzatmak için tarayıcınızda JavaScript’i açın."
      />
      <p>
        İlanlarınızı <a href={paths.board}>becayiş sayfasında</a> görebilirsiniz.
      </p>
    </div>
  );
}
