import { StopMails } from "../features/comments/stop-mails.tsx";
import { useHead, useShell } from "../framework/browser.ts";
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
