import { linkTexts } from "@site/contract/identity/links/labels";
import { paths } from "@site/contract/paths";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { EmailChangeConfirmation } from "../../../features/account/email-change/email-change-confirmation.tsx";
import { useLinkValues } from "../../../features/account/recovery/link-values.ts";
import { MemberArea } from "../member-area.tsx";

/** Shows the page of the link mailed to a new address, which confirms the change. */
export function Component() {
  return (
    <MemberArea title="E-posta Değişikliği">
      <ConfirmEmailChange />
    </MemberArea>
  );
}

function ConfirmEmailChange() {
  const { token } = useLinkValues();
  return (
    <AuthScreen title="E-posta Değişikliği" links={<a href={paths.memberSettings}>Güvenlik ayarlarına dön</a>}>
      {token ? <EmailChangeConfirmation token={token} /> : <p role="alert">{linkTexts.incomplete}</p>}
    </AuthScreen>
  );
}
