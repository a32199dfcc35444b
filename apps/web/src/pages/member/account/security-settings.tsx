import type { MemberProfile } from "@site/contract/members/profile/schema";
import { paths } from "@site/contract/paths";
import { EmailChangeCard } from "../../../features/account/email-change/email-change-card.tsx";
import { AccountCards } from "../../../features/account/security/account-cards.tsx";
import { DataExport } from "../../../features/account/security/data-export.tsx";
import { DeleteAccount } from "../../../features/account/security/delete-account.tsx";
import { NotificationPreferences } from "../../../features/account/security/notification-preferences.tsx";
import { Passkeys } from "../../../features/account/security/passkeys.tsx";
import { PasswordForm } from "../../../features/account/security/password-form.tsx";
import { SecurityEvents } from "../../../features/account/security/security-events.tsx";
import { TwoStep } from "../../../features/account/security/two-step.tsx";
import { OwnSubscription } from "../../../features/follow/own-subscription.tsx";
import styles from "../../../features/member/member.module.css";
import { ProfileArea } from "./profile-area.tsx";

const texts = { saved: "Şifreniz başarıyla güncellendi.", failed: "Şifre güncellenirken bir hata oluştu." };

/** Shows sign-in and security settings, the data export and the deletion of the account. */
export function Component() {
  return (
    <ProfileArea title="Güvenlik Ayarları" tab={paths.memberSettings}>
      {(member) => <SecuritySettings member={member} />}
    </ProfileArea>
  );
}

function SecuritySettings({ member }: { member: MemberProfile }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <section className={styles.card} aria-labelledby="sifre-degistir">
          <h2 id="sifre-degistir">Şifre Değiştir</h2>
          <PasswordForm email={member.user.email} texts={texts} />
        </section>
        <EmailChangeCard email={member.user.email} />
        <aside className={styles.callout} aria-label="Bilgi">
          <p>
            Ad, soyad ve telefon gibi kişisel bilgilerinizi <a href={paths.profileInfo}>Profil Bilgileri</a> sekmesinde,
            oturumlarınızı <a href={paths.memberDashboard}>üye panelinde</a> bulursunuz.
          </p>
        </aside>
        <TwoStep />
        <Passkeys />
        <NotificationPreferences />
        {member.profile.emailVerified && <OwnSubscription />}
        <SecurityEvents />
        <DataExport />
        {member.profile.eraseAfter === null && <DeleteAccount />}
      </div>
      <div className={styles.stack}>
        <AccountCards member={member} />
      </div>
    </div>
  );
}
