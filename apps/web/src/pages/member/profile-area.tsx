import type { MemberProfile } from "@site/contract/members/profile/schema";
import { paths } from "@site/contract/paths";
import { type ReactNode, useEffect, useRef } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { ProfileInfo } from "../../features/account/profile/profile-info.tsx";
import { DeletionNotice } from "../../features/account/security/deletion-notice.tsx";
import { NotificationList } from "../../features/notifications/notification-list.tsx";
import sideways from "../../shared/ui/sideways.module.css";
import styles from "./area.module.css";
import { ContactRequestsTab } from "./contact-requests-tab.tsx";
import { MemberArea } from "./member-area.tsx";
import { MemberGuard } from "./member-guard.tsx";
import { SecuritySettings } from "./security-settings.tsx";
import { SwapProfileTab } from "./swap-profile-tab.tsx";

interface Tab {
  path: string;
  title: string;
  /** Differs from the title where the tab shows more. */
  heading?: string;
  show: (member: MemberProfile) => ReactNode;
}

const info: Tab = {
  path: paths.profile,
  title: "Profil Bilgileri",
  show: (member) => <ProfileInfo key={member.user.id} member={member} />,
};
const tabs: Tab[] = [
  info,
  { path: paths.swapProfile, title: "Becayiş Profili", show: () => <SwapProfileTab /> },
  { path: paths.contactRequests, title: "İletişim İstekleri", show: () => <ContactRequestsTab /> },
  { path: paths.memberSettings, title: "Güvenlik Ayarları", show: (member) => <SecuritySettings member={member} /> },
];

/** The notifications have no tab of their own and are shown above the profile info. */
const notices: Tab = {
  path: paths.notices,
  title: "Bildirimler",
  heading: "Bildirimler ve Profil Bilgileri",
  show: (member) => (
    <>
      <NotificationList />
      {info.show(member)}
    </>
  ),
};

/** Shows the profile area with its tab bar; addresses without a tab show the profile info. */
export function Component() {
  const { pathname } = useLocation();
  const shown = [...tabs, notices].find(({ path }) => matchPath(path, pathname)) ?? info;
  return (
    <MemberArea title={shown.title}>
      <MemberGuard>{(member) => <ProfileArea member={member} shown={shown} />}</MemberGuard>
    </MemberArea>
  );
}

function ProfileArea({ member, shown }: { member: MemberProfile; shown: Tab }) {
  const current = shown === notices ? info : shown;
  const row = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on phones the new tab may be scrolled out of view
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && link)
      row.current.scrollLeft =
        link.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - link.clientWidth) / 2;
  }, [current]);

  return (
    <>
      <nav aria-label="Profil" className={styles.bar}>
        <ul className={`page ${sideways.sideways}`} ref={row}>
          {tabs.map((tab) => (
            <li key={tab.path}>
              <a href={tab.path} aria-current={tab === current ? "page" : undefined}>
                {tab.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`page ${styles.page}`}>
        <header className={styles.title}>
          <h1>{shown.heading ?? shown.title}</h1>
        </header>
        <DeletionNotice eraseAfter={member.profile.eraseAfter} />
        {shown.show(member)}
      </div>
    </>
  );
}
