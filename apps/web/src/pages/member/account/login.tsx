import { askAddress } from "@site/contract/becayis/board/ask/address";
import { isCodeAddress, loginByCodeAddress } from "@site/contract/identity/links/code-address";
import { returnPathIn, withReturnPath } from "@site/contract/identity/links/return-path";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { paths } from "@site/contract/paths";
import { useLocation } from "react-router-dom";
import styles from "../../../features/account/auth-screen.module.css";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { RedirectWhenSignedIn } from "../../../features/account/return/redirect-when-signed-in.tsx";
import { useReturnPath } from "../../../features/account/return/use-return-path.ts";
import { CodeLogin } from "../../../features/account/sign-in/code-login.tsx";
import { LoginForm } from "../../../features/account/sign-in/login-form.tsx";
import { RegistrationMessage } from "../../../features/account/sign-in/registration-message.tsx";
import { getQuestion } from "../../../features/becayis/ask/question.ts";
import memberStyles from "../../../features/member/member.module.css";
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

/** Explains to a visitor whom another page redirected to the sign-in that this page needs an account. */
function SignInNeeded() {
  if (useReturnPath() === undefined) return null;
  return (
    <div role="status" className={memberStyles.callout}>
      <strong>{signInTexts.signInNeededTitle}</strong>
      <p>{signInTexts.signInNeeded} Ardından istediğiniz sayfaya dönersiniz.</p>
    </div>
  );
}

/** Tells a visitor whom a page of the board sent to the sign-in that a listing can be created without an account. */
function NoAccountHint() {
  const { search } = useLocation();
  if (!returnPathIn(search)?.startsWith(paths.board)) return null;
  return (
    <p>
      Üye değil misiniz? <a href={askAddress(getQuestion(new URLSearchParams(search)))}>İlanınızı verin</a>: e-postanıza
      gelen bir kod yeter, karşılıklı uyan ilanlarla kendiliğinden eşleşirsiniz.
    </p>
  );
}
