import { adminToken } from "@site/browser/admin-token";
import { tabStore } from "@site/browser/browser-store";
import { useHasToken } from "@site/browser/use-has-token";
import { adminEntries, paths } from "@site/contract/paths";
import { useIsAdmin } from "../features/session/use-is-admin.ts";
import { memberToken } from "../framework/browser.ts";

/** Shows sign-in links to visitors, profile and sign-out to members, and the admin link to administrators. */
export function AccountLinks({ className }: { className: string | undefined }) {
  const isMember = useHasToken(memberToken);
  const hasAdminToken = useHasToken(adminToken);
  return (
    <div className={className}>
      {hasAdminToken && <AdminLink />}
      {isMember ? (
        <>
          <a href={paths.profile}>Profilim</a>
          <button type="button" onClick={() => void signOutOrForget()}>
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

/** Shows the link to the admin area once the server has accepted the stored token. On the server no call is made. */
function AdminLink() {
  return useIsAdmin() && <a href={adminEntries.dashboard}>Yönetim</a>;
}

/** Signs the member out. If that code cannot be loaded, it deletes the local data all the same. */
async function signOutOrForget(): Promise<void> {
  try {
    const { signOut } = await import("../features/session/sign-out.ts");
    await signOut(paths.login);
  } catch {
    memberToken.forget();
    tabStore.removeAll(""); // form drafts
    location.assign(paths.login);
  }
}
