import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { MemberTrpc } from "../../features/session/member-trpc.tsx";
import { useHead, useIsHydrating, useShell } from "../../framework/browser.ts";
import styles from "./area.module.css";

interface Props {
  /** Title of the document, shown as heading until the screen has loaded. */
  title: string;
  children: ReactNode;
}

/**
 * Renders a sign-in or member screen in the browser. The server does not know the session, so it sends only the title.
 * A sentence appears if the scripts are late or cannot be loaded.
 */
export function MemberArea({ title, children }: Props) {
  const { settings } = useShell();
  const { pathname } = useLocation();
  const isServerHtml = useIsHydrating();
  useHead({
    title: `${title} | ${settings.site_name}`,
    description: settings.default_meta_description,
    noIndex: true,
  });
  return (
    <div className={styles.area}>
      {isServerHtml ? (
        <div className={`page ${styles.page}`}>
          <h1>{title}</h1>
          <p className={styles.late}>
            Sayfa henüz yüklenemedi. Bağlantınızı denetleyip <a href={pathname}>yeniden deneyin</a>.
          </p>
          <p className="without-script">Bu sayfa için tarayıcınızda JavaScript’in açık olması gerekir.</p>
        </div>
      ) : (
        <MemberTrpc>{children}</MemberTrpc>
      )}
    </div>
  );
}
