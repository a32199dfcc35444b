import { linkTexts } from "@site/contract/identity/links/labels";
import { paths } from "@site/contract/paths";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { useLinkValues } from "../../../features/account/recovery/link-values.ts";
import { ResetForm } from "../../../features/account/recovery/reset-form.tsx";
import { MemberArea } from "../member-area.tsx";

const LINK_TYPES = ["recovery", "invite", "signup"];

export function Component() {
  return (
    <MemberArea title="Şifre Sıfırlama">
      <ResetPassword />
    </MemberArea>
  );
}

function ResetPassword() {
  const { access, refresh, type } = useLinkValues();
  const isWhole = access !== "" && refresh !== "" && LINK_TYPES.includes(type);
  return (
    <AuthScreen
      title="Şifre Sıfırlama"
      lead={isWhole && <p>Hesabınız için yeni bir şifre belirleyin.</p>}
      links={<a href={paths.login}>Giriş sayfasına dön</a>}
    >
      {isWhole ? (
        <ResetForm access={access} refresh={refresh} />
      ) : (
        <>
          <p role="alert">{linkTexts.linkInvalid}</p>
          <a href={paths.forgotPassword} className="button">
            Yeni bağlantı iste
          </a>
        </>
      )}
    </AuthScreen>
  );
}
