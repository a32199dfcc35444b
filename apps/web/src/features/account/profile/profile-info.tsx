import { formatDate } from "@site/browser/format-date";
import type { MemberProfile } from "@site/contract/members/profile/schema";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import styles from "../../member/member.module.css";
import { ResendVerification } from "../recovery/resend-verification.tsx";
import { AvatarField } from "./avatar-field.tsx";
import { getCompletion } from "./completion.ts";
import own from "./completion-card.module.css";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { MembershipBadge, VerificationBadge } from "./state-badges.tsx";

const texts = { saved: "Profil bilgileriniz güncellendi", failed: "Profil güncellenirken bir hata oluştu." };

/** Shows the member's profile; "Düzenle" turns it into a form. */
export function ProfileInfo({ member }: { member: MemberProfile }) {
  const { user, profile } = member;
  const [isEditing, setEditing] = useState(false);
  const fullName = `${profile.firstName} ${profile.lastName}`.trim();
  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-labelledby="kimlik">
        <div className={styles.head}>
          <div>
            <h2 id="kimlik">{fullName || user.email}</h2>
            <span className={styles.badge}>{formatDate(profile.createdAt)} tarihinden beri üye</span>
          </div>
          {!isEditing && (
            <button type="button" className="button" onClick={() => setEditing(true)}>
              Düzenle
            </button>
          )}
        </div>
        <AvatarField member={member} />
        {isEditing ? (
          <ProfileForm
            member={member}
            texts={texts}
            onSaved={() => setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <ProfileFacts member={member} />
        )}
      </section>
      <div className={styles.stack}>
        <CompletionCard profile={profile} />
        <section className={styles.card} aria-labelledby="hesap-durumu">
          <h2 id="hesap-durumu">Hesap Durumu</h2>
          <dl className={styles.facts}>
            <div>
              <dt>Hesap</dt>
              <dd>
                <MembershipBadge profile={profile} />
              </dd>
            </div>
            <div>
              <dt>E-posta</dt>
              <dd>
                <VerificationBadge profile={profile} />
              </dd>
            </div>
          </dl>
          {!profile.emailVerified && <ResendVerification />}
        </section>
        <nav className={styles.card} aria-labelledby="hizli-baglantilar">
          <h2 id="hizli-baglantilar">Hızlı Bağlantılar</h2>
          <ul className={styles.links}>
            <li>
              <a href={paths.notifications}>Bildirimler</a>
            </li>
            <li>
              <a href={paths.memberDashboard}>Üye paneli ve oturumlar</a>
            </li>
            <li>
              <a href={paths.swapProfile}>Becayiş profili</a>
            </li>
            <li>
              <a href={paths.contactRequests}>İletişim istekleri</a>
            </li>
            <li>
              <a href={paths.matches}>Eşleşmelerim</a>
            </li>
            <li>
              <a href={paths.memberSettings}>Güvenlik ayarları</a>
            </li>
          </ul>
        </nav>
      </div>
    </div>
  );
}

/** Shows how complete the profile is and what is missing. A swap profile that failed to load counts as missing. */
function CompletionCard({ profile }: { profile: MemberProfile["profile"] }) {
  const { data: swap } = trpc.becayis.profile.find.useQuery();
  const { percent, message } = getCompletion(profile, swap ?? undefined);
  return (
    <section className={styles.card} aria-labelledby="tamamlanma">
      <div className={styles.head}>
        <h2 id="tamamlanma">Profil Tamamlanma</h2>
        <strong>%{percent}</strong>
      </div>
      <progress className={own.meter} max={100} value={percent} aria-labelledby="tamamlanma" />
      <p className={styles.soft}>{message}</p>
    </section>
  );
}
