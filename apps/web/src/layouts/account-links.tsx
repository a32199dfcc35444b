import { adminToken } from "@site/browser/admin-token.ts";
import { tabStore } from "@site/browser/browser-store.ts";
import { useHasToken } from "@site/browser/use-has-token.ts";
import { paths } from "@site/contract/paths";
import { memberToken } from "../shared/lib/member-token.ts";

/** The ways in for a visitor, to the own pages for a member, and to the admin area where an administrator's token is kept. */
export function AccountLinks({ className }: { className: string | undefined }) {
  const isMember = useHasToken(memberToken);
  const isAdmin = useHasToken(adminToken);
  return (
    <div className={className}>
      {isAdmin && <a href={paths.admin.dashboard}>Yönetim</a>}
      {isMember ? (
        <>
          <a href={paths.profile}>Profilim</a>
          <button type="button" onClick={() => void leave()}>
            Çıkış
          </button>
        </>
      ) : (
        <>
          <a href={paths.login}>Giriş Yap</a>
          <a href={paths.register}>Üye Ol</a>
        </>
      )}
    </div>
  );
}

/** Signs the member out. Without a connection its code does not load: then what this browser keeps goes all the same. */
async function leave(): Promise<void> {
  try {
    const { signOut } = await import("../features/session/sign-out.ts");
    await signOut(paths.login);
  } catch {
    memberToken.forget();
    tabStore.removeAll(""); // drafts of forms
    location.assign(paths.login);
  }
}
