import { useHasToken } from "@site/browser/use-has-token";
import { paths } from "@site/contract/paths";
import { memberToken } from "../../../framework/browser.ts";
import { withReturnPath } from "../../../shared/lib/return-path.ts";

/** Links to the form for a new listing; visitors sign in first. */
export function CreateLink() {
  const isMember = useHasToken(memberToken);
  return (
    <a href={isMember ? paths.newListing : withReturnPath(paths.login, paths.newListing)} className="button primary">
      İlan Oluştur
    </a>
  );
}
