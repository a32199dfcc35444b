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

/** Shows the link once the server knows the token; the server renders headers without the calls of a page. */
function AdminLink() {
  return useIsAdmin() && <a href={adminEntries.dashboard}>Yönetim</a>;
}

/** Signs the member out. If the code fails to load (offline, or gone), it still deletes the local data. */
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
