import { paths } from "@site/contract/paths";
import { AuthScreen } from "../../features/account/auth-screen.tsx";
import { FactorRecoveryForm } from "../../features/account/recovery/factor-recovery-form.tsx";

/** Asks for the removal of a lost second factor. */
export default function FactorRecoveryPage() {
  return (
    <AuthScreen title="İki Adımlı Doğrulamayı Kurtarma" links={<a href={paths.login}>Giriş sayfasına dön</a>}>
      <FactorRecoveryForm />
    </AuthScreen>
  );
}
