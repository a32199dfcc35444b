import { Screen } from "../kit/screen.tsx";
import { AccountSecurity } from "./settings/security/account-security.tsx";

/** Shows the own password and sessions. */
export function AccountScreen() {
  return (
    <Screen title="Hesabım">
      <AccountSecurity />
    </Screen>
  );
}
