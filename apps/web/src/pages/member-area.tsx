import { Suspense, useEffect, useState } from "react";
import { MemberTrpc } from "../features/session/member-trpc.tsx";
import { useHead, useShell } from "../framework/browser.ts";
import styles from "./member/area.module.css";
import { MemberGuard } from "./member/member-guard.tsx";
import { getMemberScreen } from "./member/screens.tsx";

/**
 * Renders a sign-in or member screen. The server does not know the session and sends only the frame with the title; a
 * sentence comes into view if the scripts are late or cannot be loaded.
 */
export function MemberArea({ path }: { path: string }) {
  const route = getMemberScreen(path);
  const { settings } = useShell();
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  useHead({
    title: `${route.title} | ${settings.site_name}`,
    description: settings.default_meta_description,
    noIndex: true,
  });
  return (
    <div className={styles.area}>
      {isInBrowser ? (
        <Suspense fallback={<p className={styles.wait}>Yükleniyor…</p>}>
          <MemberTrpc>
            {route.access === "everyone" ? (
              <route.screen />
            ) : (
              <MemberGuard needsVerified={route.access === "verified members"}>
                {(member) => <route.screen member={member} path={path} />}
              </MemberGuard>
            )}
          </MemberTrpc>
        </Suspense>
      ) : (
        <div className={`page ${styles.page}`}>
          <h1>{route.title}</h1>
          <p className={styles.late}>
            Sayfa henüz yüklenemedi. Bağlantınızı denetleyip <a href={path}>yeniden deneyin</a>.
          </p>
          <p className="without-script">Bu sayfa için tarayıcınızda JavaScript’in açık olması gerekir.</p>
        </div>
      )}
    </div>
  );
}
