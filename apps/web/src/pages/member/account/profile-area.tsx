import type { MemberProfile } from "@site/contract/members/profile/schema";
import { paths } from "@site/contract/paths";
import { type ReactNode, useEffect, useRef } from "react";
import { DeletionBanner } from "../../../features/account/security/deletion-banner.tsx";
import sideways from "../../../shared/ui/sideways.module.css";
import styles from "../area.module.css";
import { MemberArea } from "../member-area.tsx";
import { MemberGuard } from "../member-guard.tsx";

const tabs = [
  { path: paths.profile, title: "Profil Bilgileri" },
  { path: paths.swapProfile, title: "Becayiş Profili" },
  { path: paths.contactRequests, title: "İletişim İstekleri" },
  { path: paths.memberSettings, title: "Güvenlik Ayarları" },
];

interface Props {
  title: string;
  /** The heading; by default the title of the document. */
  heading?: string;
  /** The address of the screen's tab. */
  tab: string;
  /** Renders the screen for the signed-in member. */
  children: (member: MemberProfile) => ReactNode;
}

/** Renders a screen of the profile area below the tab bar of the area. */
export function ProfileArea({ title, heading = title, tab, children }: Props) {
  return (
    <MemberArea title={title}>
      <MemberGuard>
        {(member) => (
          <>
            <TabBar current={tab} />
            <div className={`page ${styles.page}`}>
              <header className={styles.title}>
                <h1>{heading}</h1>
              </header>
              <DeletionBanner eraseAfter={member.profile.eraseAfter} />
              {children(member)}
            </div>
          </>
        )}
      </MemberGuard>
    </MemberArea>
  );
}

function TabBar({ current }: { current: string }) {
  const row = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab may be outside a phone's window
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && link)
      row.current.scrollLeft =
        link.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2;
  }, [current]);

  return (
    <nav aria-label="Profil" className={styles.bar}>
      <ul className={`page ${sideways.sideways}`} ref={row}>
        {tabs.map(({ path, title }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? "page" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
