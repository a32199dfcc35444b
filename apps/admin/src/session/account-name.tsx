import { useSignedIn } from "./use-signed-in.ts";

/** Names the administrator's account to password managers, which need it beside the fields of a password. */
export function AccountName() {
  const { data } = useSignedIn();
  return <input type="text" name="username" autoComplete="username" value={data?.username ?? ""} readOnly hidden />;
}
