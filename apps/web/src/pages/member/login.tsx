import { withReturnPath } from "@site/contract/account/links/return-path";
import { paths } from "@site/contract/paths";
import { AuthScreen } from "../../features/account/auth-screen.tsx";
import { RedirectWhenSignedIn } from "../../features/account/return/redirect-when-signed-in.tsx";
import { SignInNeeded } from "../../features/account/return/sign-in-needed.tsx";
import { useReturnPath } from "../../features/account/return/use-return-path.ts";
import { LoginForm } from "../../features/account/sign-in/login-form.tsx";
import { RegisteredNotice } from "../../features/account/sign-in/registered-notice.tsx";
import { NoAccountHint } from "../../features/becayis/public/no-account-hint.tsx";

export default function LoginPage() {
  const returnPath = useReturnPath();
  return (
    <RedirectWhenSignedIn>
      <AuthScreen
        title="Giriş Yap"
        lead={<p>Hesabınıza e-posta adresiniz ve şifrenizle girin.</p>}
        links={
          <>
            <p>
              Hesabınız yok mu? <a href={withReturnPath(paths.register, returnPath)}>Üye olun</a>
            </p>
            <p>
              Giriş yapamıyor musunuz? <a href={paths.forgotPasswordAlias}>Şifrenizi sıfırlayın</a>
            </p>
          </>
        }
      >
        <RegisteredNotice />
        <SignInNeeded />
        <NoAccountHint />
        <LoginForm />
      </AuthScreen>
    </RedirectWhenSignedIn>
  );
}
