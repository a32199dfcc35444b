import type { MemberProfile } from "@site/contract/members/profile/schema";
import { paths } from "@site/contract/paths";
import { Overview } from "../../features/account/dashboard/overview.tsx";
import { ProfileFacts } from "../../features/account/profile/profile-facts.tsx";
import { VerificationBadge } from "../../features/account/profile/state-badges.tsx";
import { DeletionBanner } from "../../features/account/security/deletion-banner.tsx";
import styles from "../../features/member/member.module.css";
import { Tabs } from "../../shared/controls/tabs.tsx";
import pageStyles from "./area.module.css";
import { MemberArea } from "./member-area.tsx";
import { MemberGuard } from "./member-guard.tsx";

/** Shows the member's overview in tabs: membership and sessions, profile, security. */
export function Component() {
  return (
    <MemberArea title="Üye Paneli">
      <MemberGuard needsVerified>{(member) => <Dashboard member={member} />}</MemberGuard>
    </MemberArea>
  );
}

function Dashboard({ member }: { member: MemberProfile }) {
  const { profile } = member;
  return (
    <div className={`page ${pageStyles.page}`}>
      <header className={pageStyles.title}>
        <h1>Hoş geldiniz, {profile.firstName}</h1>
        <a href={paths.profile}>Profil alanına git</a>
      </header>
      <DeletionBanner eraseAfter={profile.eraseAfter} />
      <Tabs
        label="Üye paneli"
        tabs={[
          { name: "genel", title: "Genel Bakış", show: () => <Overview member={member} /> },
          {
            name: "profil",
            title: "Profil",
            show: () => (
              <section className={styles.card} aria-labelledby="profil-baslik">
                <div className={styles.head}>
                  <h2 id="profil-baslik">Profil</h2>
                  <a href={paths.editProfile} className="button">
                    Profili Düzenle
                  </a>
                </div>
                <ProfileFacts member={member} />
              </section>
            ),
          },
          {
            name: "guvenlik",
            title: "Güvenlik",
            show: () => (
              <section className={styles.card} aria-labelledby="guvenlik-baslik">
                <h2 id="guvenlik-baslik">Güvenlik</h2>
                <dl className={styles.facts}>
                  <div>
                    <dt>E-posta Doğrulama Durumu</dt>
                    <dd>
                      <VerificationBadge profile={profile} />
                    </dd>
                  </div>
                </dl>
                <div className="row">
                  <a href={paths.memberSettings} className="button">
                    Şifre Değiştir
                  </a>
                </div>
              </section>
            ),
          },
        ]}
      />
    </div>
  );
}
