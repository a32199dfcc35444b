import { paths } from "@site/contract/paths";
import { AuthScreen } from "../../features/account/auth-screen.tsx";
import { ForgotForm } from "../../features/account/recovery/forgot-form.tsx";

export default function ForgotPasswordPage() {
  return (
    <AuthScreen
      title="Şifremi Unuttum"
      lead={<p>E-posta adresinizi yazın; yeni şifre belirlemeniz için bir bağlantı gönderelim.</p>}
      links={<a href={paths.login}>Giriş sayfasına dön</a>}
    >
      <ForgotForm />
    </AuthScreen>
  );
}
