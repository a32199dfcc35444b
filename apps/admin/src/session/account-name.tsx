import { useSignedIn } from "./use-signed-in.ts";

/** Renders a hidden field with the account's name, which password managers need beside a password. */
export function AccountName() {
  const { data } = useSignedIn();
  return <input type="text" name="username" autoComplete="username" value={data?.username ?? ""} readOnly hidden />;
}
