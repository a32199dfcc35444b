import { signInTexts } from "@site/contract/identity/sign-in/labels";
import styles from "../../member/member.module.css";
import { useReturnPath } from "./use-return-path.ts";

/** Explains to a visitor whom another page redirected to the sign-in that this page needs an account. */
export function SignInNeeded() {
  if (useReturnPath() === undefined) return null;
  return (
    <div role="status" className={styles.callout}>
      <strong>{signInTexts.signInNeededTitle}</strong>
      <p>{signInTexts.signInNeeded} Ardından istediğiniz sayfaya dönersiniz.</p>
    </div>
  );
}
