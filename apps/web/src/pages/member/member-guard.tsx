import { useHasToken } from "@site/browser/use-has-token";
import { getPath, withReturnPath } from "@site/contract/identity/links/return-path";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { profileTexts } from "@site/contract/members/profile/labels";
import type { MemberProfile } from "@site/contract/members/profile/schema";
import { paths } from "@site/contract/paths";
import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useProfile } from "../../features/account/use-profile.ts";
import { ScreenSkeleton } from "../../features/member/screen-states.tsx";
import { memberToken } from "../../framework/browser.ts";
import { LoadFailed } from "../../shared/ui/load-failed.tsx";
import styles from "./area.module.css";

interface Props {
  /** True if the server requires a verified address. */
  needsVerified?: boolean;
  /** Renders the content for the signed-in member. */
  children: (member: MemberProfile) => ReactNode;
}

/**
 * Renders content that needs a member: visitors see the sign-in, and members verify their address first if required.
 */
export function MemberGuard({ needsVerified = false, children }: Props) {
  const navigate = useNavigate();
  const location = useLocation();
  const hasToken = useHasToken(memberToken);
  const { data, isError, refetch } = useProfile(hasToken);
  const mustVerify = needsVerified && data?.profile.emailVerified === false;

  useEffect(() => {
    if (!hasToken) void navigate(withReturnPath(paths.login, getPath(location)), { replace: true });
    else if (mustVerify) void navigate(withReturnPath(paths.verifyEmail, getPath(location)), { replace: true });
  }, [hasToken, mustVerify, navigate, location]);

  if (!hasToken) return <SignInNeeded />;
  if (mustVerify) return null;
  if (data) return children(data);
  if (isError) return <LoadFailed text={profileTexts.profileFailed} onRetry={() => void refetch()} />;
  return (
    <div className={`page ${styles.page}`}>
      <ScreenSkeleton />
    </div>
  );
}

/** Shows a placeholder while the sign-in screen loads. */
function SignInNeeded() {
  return (
    <div className={`page ${styles.page}`}>
      <h1>{signInTexts.signInNeededTitle}</h1>
      <p>
        {signInTexts.signInNeeded} <a href={paths.login}>Giriş Yap</a>
      </p>
    </div>
  );
}
