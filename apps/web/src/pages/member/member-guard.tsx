import { memberTexts } from "@site/contract/member/labels";
import type { MemberProfile } from "@site/contract/member/schema";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useProfile } from "../../features/account/use-profile.ts";
import { paths } from "../../paths.ts";
import { useHasToken } from "../../shared/hooks/use-has-token.ts";
import { memberToken } from "../../shared/lib/member-token.ts";
import { LoadFailed } from "../../shared/ui/load-failed.tsx";
import styles from "./area.module.css";

interface Props {
  /** What to show to whom the server recognised. */
  children: (member: MemberProfile) => ReactNode;
}

/** Lets members in; everybody else is asked to sign in. */
export function MemberGuard({ children }: Props) {
  const navigate = useNavigate();
  const hasToken = useHasToken(memberToken);
  const { data, isError, refetch } = useProfile(hasToken);

  useEffect(() => {
    if (!hasToken) void navigate(paths.login, { replace: true });
  }, [hasToken, navigate]);

  if (!hasToken) return null;
  if (data) return children(data);
  return isError ? <LoadFailed text={memberTexts.profileFailed} onRetry={() => void refetch()} /> : <p className={styles.wait}>Yükleniyor…</p>;
}
