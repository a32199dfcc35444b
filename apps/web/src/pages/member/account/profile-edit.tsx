import type { MemberProfile } from "@site/contract/members/profile/schema";
import { paths } from "@site/contract/paths";
import { ArrowLeft } from "lucide-react";
import { ProfileForm } from "../../../features/account/profile/profile-form.tsx";
import { PasswordForm } from "../../../features/account/security/password-form.tsx";
import styles from "../../../features/member/member.module.css";
import { Tabs } from "../../../shared/controls/tabs.tsx";
import pageStyles from "../area.module.css";
import { MemberArea } from "../member-area.tsx";
import { MemberGuard } from "../member-guard.tsx";

/** Shows the form that edits the profile, and the profile picture. */
export function Component() {
  return (
    <MemberArea title="Profil Ayarları">
      <MemberGuard>{(member) => <ProfileEdit member={member} />}</MemberGuard>
    </MemberArea>
  );
}

function ProfileEdit({ member }: { member: MemberProfile }) {
  return (
    <div className={`page ${pageStyles.page}`}>
      <header className={pageStyles.title}>
        <h1>Profil Ayarları</h1>
        <a href={paths.memberDashboard} className="button">
          <ArrowLeft size={18} aria-hidden />
          Geri
        </a>
      </header>
      <Tabs
        label="Profil ayarları"
        tabs={[
          {
            name: "profil",
            title: "Profil",
            show: () => (
              <section className={styles.card} aria-label="Profil">
                <ProfileForm
                  key={JSON.stringify(member.profile)} // resets the form to the saved values
                  member={member}
                  texts={{
                    saved: "Profiliniz başarıyla güncellendi.",
                    failed: "Profil güncellenirken bir hata oluştu.",
                  }}
                />
              </section>
            ),
          },
          {
            name: "guvenlik",
            title: "Güvenlik",
            show: () => (
              <section className={styles.card} aria-label="Güvenlik">
                <PasswordForm
                  email={member.user.email}
                  texts={{
                    saved: "Şifreniz başarıyla değiştirildi.",
                    failed: "Şifre değiştirilirken bir hata oluştu.",
                  }}
                />
              </section>
            ),
          },
        ]}
      />
    </div>
  );
}
