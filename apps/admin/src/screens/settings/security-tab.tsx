import { Divider } from "@mantine/core";
import { adminSecuritySetting } from "@site/contract/site/settings/schema";
import { trpc } from "../../api/trpc.ts";
import { FactorPolicy } from "../../session/second-factor/factor-policy.tsx";
import { AccountSecurity } from "./account-security.tsx";
import { BotCheckForm } from "./bot-check-form.tsx";
import { once, SettingsRecord } from "./settings-record.tsx";

/** Shows the keys of the bot check, and the administrator's password, second factor and sessions. */
export function SecurityTab() {
  const query = trpc.site.securitySettings.list.useQuery(undefined, once);
  return (
    <SettingsRecord tab="security" title="Güvenlik Ayarları" query={query}>
      {(settings, history) => {
        const turnstile = settings.find(({ name }) => name === "turnstile");
        const { data: stored } = adminSecuritySetting.safeParse(turnstile);
        return (
          stored && (
            <BotCheckForm {...{ stored, history }}>
              <Divider my="xl" />
              <FactorPolicy />
              <Divider my="xl" />
              <AccountSecurity />
            </BotCheckForm>
          )
        );
      }}
    </SettingsRecord>
  );
}
