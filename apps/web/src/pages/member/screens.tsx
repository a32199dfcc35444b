import { authTexts } from "@site/contract/auth/labels";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, useState } from "react";
import { createTrpc } from "../../shared/lib/create-trpc.ts";
import { httpDoor } from "../../shared/lib/http-door.ts";
import { memberToken } from "../../shared/lib/member-token.ts";
import { TrpcProvider } from "../../shared/lib/trpc.tsx";
import { watchSession } from "../../shared/session/watch-session.ts";
import { useToast } from "../../shared/ui/toast.tsx";
import { ForgotPasswordPage } from "./forgot-password.tsx";
import { LoginPage } from "./login.tsx";
import { MemberGuard } from "./member-guard.tsx";
import { RegisterPage } from "./register.tsx";
import { ResetPasswordPage } from "./reset-password.tsx";
import { VerifyEmailPage } from "./verify-email.tsx";

const ProfileArea = lazy(() => import("./profile-area.tsx"));
const DashboardPage = lazy(() => import("./dashboard.tsx"));
const AlertsPage = lazy(() => import("./alerts.tsx"));
const MatchesPage = lazy(() => import("./matches.tsx"));
const ProfileEditPage = lazy(() => import("./profile-edit.tsx"));

const screens: Record<string, () => ReactNode> = {
  "/uye-ol": () => <RegisterPage />,
  "/auth/register": () => <RegisterPage />,
  "/giris-yap": () => <LoginPage />,
  "/auth/login": () => <LoginPage />,
  "/email-dogrula": () => <VerifyEmailPage />,
  "/auth/verify-email": () => <VerifyEmailPage />,
  "/sifremi-unuttum": () => <ForgotPasswordPage />,
  "/auth/forgot-password": () => <ForgotPasswordPage />,
  "/auth/reset-password": () => <ResetPasswordPage />,
  "/user/dashboard": () => <MemberGuard needsVerified>{(member) => <DashboardPage member={member} />}</MemberGuard>,
  "/becayis/takipler": () => <MemberGuard>{() => <AlertsPage />}</MemberGuard>,
  "/becayis/matches": () => <MemberGuard>{() => <MatchesPage />}</MemberGuard>,
  "/user/profile-edit": () => <MemberGuard>{(member) => <ProfileEditPage member={member} />}</MemberGuard>,
};

/** The screen of an address. An answer that the session is over ends it here, whichever screen asked (public-site.md section 4). */
export default function Screens({ pathname }: { pathname: string }) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [trpc] = useState(() =>
    createTrpc(
      queryClient,
      watchSession(httpDoor, memberToken, () => {
        memberToken.forget();
        queryClient.removeQueries({ queryKey: [["user"]] });
        showToast({ kind: "error", message: authTexts.sessionExpired });
      }),
    ),
  );
  const show = screens[pathname] ?? (() => <MemberGuard>{(member) => <ProfileArea member={member} pathname={pathname} />}</MemberGuard>);
  return <TrpcProvider trpc={trpc}>{show()}</TrpcProvider>;
}
