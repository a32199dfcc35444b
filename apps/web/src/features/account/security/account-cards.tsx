import { formatDate } from "@site/browser/format-date";
import type { MemberProfile } from "@site/contract/members/profile/schema";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import styles from "../../member/member.module.css";
import { ResendVerification } from "../recovery/resend-verification.tsx";

/** Shows the state, the dates and the contact details of the account beside the security settings. */
export function AccountCards({ member: { user, profile } }: { member: MemberProfile }) {
  return (
    <>
      <section className={styles.card} aria-labelledby="durum">
        <h2 id="durum">Hesap Durumu</h2>
        <p>
          <span className={styles.badge} data-good={profile.emailVerified}>
            {profile.emailVerified ? "Doğrulanmış" : "Beklemede"}
          </span>
        </p>
        <p className={styles.soft}>
          {!profile.emailVerified
            ? "E-posta doğrulaması gerekli"
            : profile.eraseAfter === null
              ? "Hesabınız aktif"
              : "Hesabınız silinecek"}
        </p>
        {!profile.emailVerified && <ResendVerification />}
      </section>
      <section className={styles.card} aria-labelledby="tarihler">
        <h2 id="tarihler">Üyelik</h2>
        <dl className={styles.facts}>
          <div>
            <dt>Üyelik Tarihi</dt>
            <dd>{profile.createdAt ? formatDate(profile.createdAt) : "Bugün"}</dd>
          </div>
          <div>
            <dt>Son Giriş</dt>
            <dd>{profile.lastLoginAt ? formatMoment(profile.lastLoginAt) : "İlk giriş"}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.card} aria-labelledby="iletisim-bilgileri">
        <h2 id="iletisim-bilgileri">İletişim Bilgileri</h2>
        <dl className={styles.facts}>
          <div>
            <dt>E-posta</dt>
            <dd>{user.email}</dd>
          </div>
          {profile.phone && (
            <div>
              <dt>Telefon</dt>
              <dd>{profile.phone}</dd>
            </div>
          )}
        </dl>
      </section>
    </>
  );
}
