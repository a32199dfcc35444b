import type { MemberProfile } from "@site/contract/member/schema";
import styles from "../../member/member.module.css";

type Profile = MemberProfile["profile"];

/** Where a membership stands. Inactive members are not let in, so nobody reads that of themselves. */
export function MembershipBadge({
  profile: { eraseAfter, emailVerified },
}: {
  profile: Pick<Profile, "eraseAfter" | "emailVerified">;
}) {
  const text = eraseAfter !== null ? "Silinecek" : emailVerified ? "Aktif" : "Doğrulama bekliyor";
  return (
    <span className={styles.badge} data-good={text === "Aktif"}>
      {text}
    </span>
  );
}

/** Whether the address of a membership is proved. */
export function VerificationBadge({ profile: { emailVerified } }: { profile: Pick<Profile, "emailVerified"> }) {
  return (
    <span className={styles.badge} data-good={emailVerified}>
      {emailVerified ? "Doğrulandı" : "Doğrulanmadı"}
    </span>
  );
}
