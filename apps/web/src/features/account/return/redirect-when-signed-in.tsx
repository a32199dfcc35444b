import { useHasToken } from "@site/browser/use-has-token";
import { paths } from "@site/contract/paths";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { memberToken } from "../../../framework/browser.ts";
import { ScreenSkeleton } from "../../member/screen-states.tsx";
import { useProfile } from "../use-profile.ts";
import { useReturnPath } from "./use-return-path.ts";

/** Redirects signed-in members to the page that required the sign-in, or to the profile; shows visitors the screen. */
export function RedirectWhenSignedIn({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const target = useReturnPath() ?? paths.profile;
  const hasToken = useHasToken(memberToken);
  const [wasSignedIn] = useState(hasToken);
  const { data, isPending } = useProfile(hasToken);
  const isRecognised = hasToken && data !== undefined;

  useEffect(() => {
    if (isRecognised) void navigate(target, { replace: true });
  }, [isRecognised, navigate, target]);

  if (wasSignedIn && hasToken && (isPending || isRecognised)) return <ScreenSkeleton />;
  return children;
}
