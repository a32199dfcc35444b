import { withReturnPath } from "@site/contract/identity/links/return-path";
import { paths } from "@site/contract/paths";
import { AuthScreen } from "../../../features/account/auth-screen.tsx";
import { RedirectWhenSignedIn } from "../../../features/account/return/redirect-when-signed-in.tsx";
import { useReturnPath } from "../../../features/account/return/use-return-path.ts";
import { RegisterForm } from "../../../features/account/sign-in/register-form.tsx";
import { MemberArea } from "../member-area.tsx";

export function Component() {
  return (
    <MemberArea title="Üye Ol">
      <Register />
    </MemberArea>
  );
}

function Register() {
  const returnPath = useReturnPath();
  return (
    <RedirectWhenSignedIn>
      <AuthScreen
        title="Üye Ol"
        lead={
          <p>
            Ücretsiz hesabınızla becayiş ilanı verebilir, eşleşmelerinizi görebilir ve yazılara yorum yapabilirsiniz.
          </p>
        }
        links={
          <p>
            Hesabınız var mı? <a href={withReturnPath(paths.login, returnPath)}>Giriş yapın</a>
          </p>
        }
      >
        <RegisterForm />
      </AuthScreen>
    </RedirectWhenSignedIn>
  );
}
