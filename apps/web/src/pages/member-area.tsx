import type { MemberProfile } from "@site/contract/account/profile/schema";
import { type ComponentType, type LazyExoticComponent, Suspense, useEffect, useState } from "react";
import { MemberTrpc } from "../features/session/member-trpc.tsx";
import { useHead, useShell } from "../framework/browser.ts";
import styles from "./member/area.module.css";
import { MemberGuard } from "./member/member-guard.tsx";

/** Properties of a screen for members. */
export interface MemberScreenProps {
  member: MemberProfile;
  /** The route's path. */
  path: string;
}

/** A sign-in screen, or a screen for signed-in members, and the title of its document. */
export type MemberScreen = { title: string } & (
  | { access: "everyone"; screen: LazyExoticComponent<ComponentType> }
  | { access: "members" | "verified members"; screen: LazyExoticComponent<ComponentType<MemberScreenProps>> }
);

/** Renders a sign-in or member screen. The server does not know the session and sends only the frame. */
export function MemberArea({ path, ...route }: MemberScreen & { path: string }) {
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
      {isInBrowser && (
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
      )}
      <p className={`page without-script ${styles.wait}`}>
        Bu sayfa için tarayıcınızda JavaScript’in açık olması gerekir.
      </p>
    </div>
  );
}
