import { linkTexts } from "@site/contract/account/links/labels";
import { paths } from "@site/contract/paths";
import { AuthScreen } from "../../features/account/auth-screen.tsx";
import { FactorRecoveryCancellation } from "../../features/account/recovery/factor-recovery-cancellation.tsx";
import { useLinkValues } from "../../features/account/recovery/link-values.ts";

/** Cancels a request to remove the second factor, with the mailed link. */
export default function CancelFactorRecoveryPage() {
  const { token } = useLinkValues();
  return (
    <AuthScreen title="Kurtarma İsteğini İptal Et" links={<a href={paths.login}>Giriş sayfasına dön</a>}>
      {token ? <FactorRecoveryCancellation token={token} /> : <p role="alert">{linkTexts.incomplete}</p>}
    </AuthScreen>
  );
}
