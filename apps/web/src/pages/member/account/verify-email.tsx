import { useHasToken } from "@site/browser/use-has-token";
import { withReturnPath } from "@site/contract/identity/links/return-path";
import { paths } from "@site/contract/paths";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { useLinkValues } from "../../../features/account/recovery/link-values.ts";
import { Verification } from "../../../features/account/recovery/verification.tsx";
import { VerificationNeeded } from "../../../features/account/recovery/verification-needed.tsx";
import { useReturnPath } from "../../../features/account/return/use-return-path.ts";
import { useProfile } from "../../../features/account/use-profile.ts";
import { memberToken } from "../../../framework/browser.ts";
import styles from "../area.module.css";
import { MemberArea } from "../member-area.tsx";

/**
 * Shows the page of the mailed link that verifies an address. Without a link it tells members with an unverified
 * address what to do.
 */
export function Component() {
  return (
    <MemberArea title="E-posta Doğrulama">
      <VerifyEmail />
    </MemberArea>
  );
}

function VerifyEmail() {
  const values = useLinkValues();
  const loginPath = withReturnPath(paths.login, useReturnPath());
  const isWithoutLink = !values.access && !values.token;
  const isMember = useHasToken(memberToken) && isWithoutLink;
  const { data: member, isPending } = useProfile(isMember);
  return (
    <AuthScreen title="E-posta Doğrulama" links={!isMember && <a href={loginPath}>Giriş sayfasına dön</a>}>
      {isMember && isPending ? (
        <p className={styles.wait}>Yükleniyor…</p>
      ) : isMember && member?.profile.emailVerified === false ? (
        <VerificationNeeded member={member} />
      ) : (
        <Verification values={values} />
      )}
    </AuthScreen>
  );
}
