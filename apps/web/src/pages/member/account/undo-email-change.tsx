import { linkTexts } from "@site/contract/identity/links/labels";
import { paths } from "@site/contract/paths";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { EmailChangeUndoForm } from "../../../features/account/email-change/email-change-undo-form.tsx";
import { useLinkValues } from "../../../features/account/recovery/link-values.ts";
import { MemberArea } from "../member-area.tsx";

/** Shows the page of the link mailed to the old address, which undoes a change of address. */
export function Component() {
  return (
    <MemberArea title="E-posta Değişikliğini Geri Al">
      <UndoEmailChange />
    </MemberArea>
  );
}

function UndoEmailChange() {
  const { token } = useLinkValues();
  return (
    <AuthScreen title="E-posta Değişikliğini Geri Al" links={<a href={paths.login}>Giriş sayfasına dön</a>}>
      {token ? <EmailChangeUndoForm token={token} /> : <p role="alert">{linkTexts.incomplete}</p>}
    </AuthScreen>
  );
}
