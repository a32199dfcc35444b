import { AuthScreen } from "../../features/account/auth-screen.tsx";
import { LoginForm } from "../../features/account/sign-in/login-form.tsx";
import { paths } from "../../paths.ts";

export function LoginPage() {
  return (
    <AuthScreen
      title="Giriş Yap"
      lead={<p>Hesabınıza e-posta adresiniz ve şifrenizle girin.</p>}
      links={
        <>
          <p>
            Hesabınız yok mu? <a href={paths.register}>Üye olun</a>
          </p>
          <p>
            Giriş yapamıyor musunuz? <a href={paths.forgotPasswordAlias}>Şifrenizi sıfırlayın</a>
          </p>
        </>
      }
    >
      <LoginForm />
    </AuthScreen>
  );
}
