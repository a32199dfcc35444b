import { paths } from "@site/contract/paths";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { ForgotForm } from "../../../features/account/recovery/forgot-form.tsx";
import { MemberArea } from "../member-area.tsx";

export function Component() {
  return (
    <MemberArea title="Şifremi Unuttum">
      <ForgotPassword />
    </MemberArea>
  );
}

function ForgotPassword() {
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
