import { alertTexts } from "@site/contract/becayis/labels";
import { linkTexts } from "@site/contract/identity/links/labels";
import { paths } from "@site/contract/paths";
import { useEffect, useState } from "react";
import { trpc, useHead, useShell } from "../../framework/browser.ts";
import { MailLinkButton } from "../../shared/controls/mail-link-button.tsx";
import styles from "../static-page.module.css";

/** Shows the page of the mailed link that confirms an alert of a visitor without an account. */
export function Component() {
  const { settings } = useShell();
  const { client } = trpc.useUtils();
  const [token, setToken] = useState<string>();
  useHead({
    title: `Takibi onaylama | ${settings.site_name}`,
    description: "Becayiş takibinizi onaylayın.",
    noIndex: true,
  });
  useEffect(() => {
    function read(): void {
      setToken(location.hash.slice(1));
      history.replaceState(history.state, "", location.pathname);
    }
    read();
    addEventListener("hashchange", read); // a second link may open in the same document
    return () => removeEventListener("hashchange", read);
  }, []);

  return (
    <div className={`page ${styles.page}`}>
      <h1>Takibi onaylama</h1>
      {token ? (
        <MailLinkButton
          key={token}
          call={() => client.becayis.alerts.confirm.mutate({ token })}
          lead={alertTexts.confirmLead}
          label={alertTexts.confirm}
          failed={alertTexts.askFailed}
        />
      ) : (
        <p role="status">{token === undefined ? "" : linkTexts.incomplete}</p>
      )}
      <p className="without-script">Takibi onaylamak için tarayıcınızda JavaScript’i açın.</p>
      <p>
        <a href={paths.board}>Becayiş ilanlarına dön</a>
      </p>
    </div>
  );
}
