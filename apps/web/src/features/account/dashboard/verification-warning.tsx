import { authTexts } from "@site/contract/auth/labels";
import styles from "../../../shared/member/member.module.css";
import { ResendVerification } from "../recovery/resend-verification.tsx";

/** Says to a member with an unproved address what to do. */
export function VerificationWarning() {
  return (
    <section className={styles.notice} aria-label={authTexts.verificationNeeded}>
      <p>
        <strong>{authTexts.verificationNeeded}.</strong> Size gönderdiğimiz e-postadaki bağlantıya dokunun; gelmediyse yenisini isteyin.
      </p>
      <ResendVerification />
    </section>
  );
}
