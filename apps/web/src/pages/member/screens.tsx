import { lazy, type ReactNode } from "react";
import { MemberTrpc } from "../../features/session/member-trpc.tsx";
import { ConfirmEmailChangePage, UndoEmailChangePage } from "./email-change.tsx";
import { ForgotPasswordPage } from "./forgot-password.tsx";
import { LoginPage } from "./login.tsx";
import { MemberGuard } from "./member-guard.tsx";
import { RegisterPage } from "./register.tsx";
import { ResetPasswordPage } from "./reset-password.tsx";
import { VerifyEmailPage } from "./verify-email.tsx";

const ProfileArea = lazy(() => import("./profile-area.tsx"));
const CreateListingPage = lazy(() => import("./create-listing.tsx"));
const DashboardPage = lazy(() => import("./dashboard.tsx"));
const AlertsPage = lazy(() => import("./alerts.tsx"));
const EditListingPage = lazy(() => import("./edit-listing.tsx"));
const MatchesPage = lazy(() => import("./matches.tsx"));
const ProfileEditPage = lazy(() => import("./profile-edit.tsx"));

const screens: Record<string, () => ReactNode> = {
  "/uye-ol": () => <RegisterPage />,
  "/auth/register": () => <RegisterPage />,
  "/giris-yap": () => <LoginPage />,
  "/auth/login": () => <LoginPage />,
  "/email-dogrula": () => <VerifyEmailPage />,
  "/auth/verify-email": () => <VerifyEmailPage />,
  "/email-degisikligi": () => <ConfirmEmailChangePage />,
  "/email-geri-al": () => <UndoEmailChangePage />,
  "/sifremi-unuttum": () => <ForgotPasswordPage />,
  "/auth/forgot-password": () => <ForgotPasswordPage />,
  "/auth/reset-password": () => <ResetPasswordPage />,
  "/user/dashboard": () => <MemberGuard needsVerified>{(member) => <DashboardPage member={member} />}</MemberGuard>,
  "/becayis/takipler": () => <MemberGuard>{() => <AlertsPage />}</MemberGuard>,
  "/becayis/becayis-ilani-olustur": () => <MemberGuard needsVerified>{() => <CreateListingPage />}</MemberGuard>,
  "/becayis/matches": () => <MemberGuard>{() => <MatchesPage />}</MemberGuard>,
  "/user/profile-edit": () => <MemberGuard>{(member) => <ProfileEditPage member={member} />}</MemberGuard>,
};

const EDIT_PATH = /^\/becayis\/ilan-duzenle\/(\d+)$/;

/**
 * Renders the member screen of an address.
 * @param pathname the path as `memberPathOf` returns it
 */
export default function Screens({ pathname }: { pathname: string }) {
  const listing = EDIT_PATH.exec(pathname)?.[1];
  const show =
    listing === undefined
      ? (screens[pathname] ??
        (() => <MemberGuard>{(member) => <ProfileArea member={member} pathname={pathname} />}</MemberGuard>))
      : () => <MemberGuard needsVerified>{() => <EditListingPage id={Number(listing)} />}</MemberGuard>;
  return <MemberTrpc>{show()}</MemberTrpc>;
}
