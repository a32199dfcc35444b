import { Screen } from "../kit/screen.tsx";
import { AccountSecurity } from "./settings/security/account-security.tsx";

/** Shows the administrator's own password, second factor and sessions. */
export function AccountScreen() {
  return (
    <Screen title="Hesabım">
      <AccountSecurity />
    </Screen>
  );
}
