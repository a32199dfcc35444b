import { signInTexts } from "@site/contract/identity/sign-in/labels";
import styles from "../../member/member.module.css";
import { useReturnPath } from "./use-return-path.ts";

/** Explains why the sign-in is shown to a visitor whom another page redirected here. */
export function SignInNeeded() {
  if (useReturnPath() === undefined) return null;
  return (
    <div role="status" className={styles.notice}>
      <strong>{signInTexts.signInNeededTitle}</strong>
      <p>{signInTexts.signInNeeded} Ardından istediğiniz sayfaya dönersiniz.</p>
    </div>
  );
}
