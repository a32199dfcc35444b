import type { MemberProfile } from "@site/contract/members/profile/schema";
import styles from "../../member/member.module.css";

type Profile = MemberProfile["profile"];

/**
 * Shows whether a membership awaits verification, is active or will be deleted.
 * An inactive member cannot sign in and never sees a badge.
 */
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

/** Shows whether the member's address is verified. */
export function VerificationBadge({ profile: { emailVerified } }: { profile: Pick<Profile, "emailVerified"> }) {
  return (
    <span className={styles.badge} data-good={emailVerified}>
      {emailVerified ? "Doğrulandı" : "Doğrulanmadı"}
    </span>
  );
}
