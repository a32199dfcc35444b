import { AuthScreen } from "../../features/account/auth-screen.tsx";
import { RegisterForm } from "../../features/account/sign-in/register-form.tsx";
import { paths } from "../../paths.ts";

export function RegisterPage() {
  return (
    <AuthScreen
      title="Üye Ol"
      lead={<p>Ücretsiz hesabınızla becayiş ilanı verebilir, eşleşmelerinizi görebilir ve yazılara yorum yapabilirsiniz.</p>}
      links={
        <p>
          Hesabınız var mı? <a href={paths.login}>Giriş yapın</a>
        </p>
      }
    >
      <RegisterForm />
    </AuthScreen>
  );
}
