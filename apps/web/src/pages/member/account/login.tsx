import { isCodeAddress, loginByCodeAddress } from "@site/contract/identity/links/code-address";
import { withReturnPath } from "@site/contract/identity/links/return-path";
import { paths } from "@site/contract/paths";
import { useLocation } from "react-router-dom";
import styles from "../../../features/account/auth-screen.module.css";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { RedirectWhenSignedIn } from "../../../features/account/return/redirect-when-signed-in.tsx";
import { SignInNeeded } from "../../../features/account/return/sign-in-needed.tsx";
import { useReturnPath } from "../../../features/account/return/use-return-path.ts";
import { CodeLogin } from "../../../features/account/sign-in/code-login.tsx";
import { LoginForm } from "../../../features/account/sign-in/login-form.tsx";
import { RegistrationMessage } from "../../../features/account/sign-in/registration-message.tsx";
import { NoAccountHint } from "../../../features/becayis/ask/no-account-hint.tsx";
import { MemberArea } from "../member-area.tsx";

/** Shows the sign-in by password or passkey, or by a mailed code for members who joined without a password. */
export function Component() {
  return (
    <MemberArea title="Giriş Yap">
      <Login />
    </MemberArea>
  );
}

function Login() {
  const returnPath = useReturnPath();
  const isByCode = isCodeAddress(useLocation().search);
  return (
    <RedirectWhenSignedIn>
      <AuthScreen
        title="Giriş Yap"
        lead={
          <p>
            {isByCode
              ? "E-postanıza gelen kodla girin; şifre gerekmez."
              : "Hesabınıza e-posta adresiniz ve şifrenizle girin."}
          </p>
        }
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
        <RegistrationMessage />
        <SignInNeeded />
        <NoAccountHint />
        {isByCode ? <CodeLogin /> : <LoginForm />}
        {isByCode ? (
          <a href={withReturnPath(paths.login, returnPath)} className={`button ${styles.wide}`}>
            Şifreyle giriş
          </a>
        ) : (
          <div className={styles.byCode}>
            <a href={loginByCodeAddress(returnPath)} className={`button ${styles.wide}`}>
              Kodla giriş
            </a>
            <p>
              İlanınızı e-postanıza gelen kodla verdiyseniz ya da hiç şifre belirlemediyseniz buradan girin: adresinize
              altı haneli bir kod göndeririz.
            </p>
          </div>
        )}
      </AuthScreen>
    </RedirectWhenSignedIn>
  );
}
