import { AuthScreen } from "../../features/account/auth-screen.tsx";
import { Verification } from "../../features/account/recovery/verification.tsx";
import { paths } from "../../paths.ts";

export function VerifyEmailPage() {
  return (
    <AuthScreen title="E-posta Doğrulama" links={<a href={paths.login}>Giriş sayfasına dön</a>}>
      <Verification />
    </AuthScreen>
  );
}
