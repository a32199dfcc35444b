import { authTexts } from "@site/contract/auth/labels";
import styles from "../../member/member.module.css";
import { useReturnPath } from "./use-return-path.ts";

/** Says why the sign-in is shown, where a page sent the visitor here (public-site.md section 2, "Profile area"). */
export function SignInNeeded() {
  if (useReturnPath() === undefined) return null;
  return (
    <div role="status" className={styles.notice}>
      <strong>{authTexts.signInNeededTitle}</strong>
      <p>{authTexts.signInNeeded} Ardından istediğiniz sayfaya dönersiniz.</p>
    </div>
  );
}
