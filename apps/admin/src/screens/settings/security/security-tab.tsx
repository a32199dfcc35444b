import { Divider } from "@mantine/core";
import { adminSecuritySetting } from "@site/contract/settings/schema";
import { trpc } from "../../../api/trpc.ts";
import { Loaded } from "../../../kit/loaded.tsx";
import { once } from "../once.ts";
import { AccountSecurity } from "./account-security.tsx";
import { BotCheckForm } from "./bot-check-form.tsx";

/** Edits the bot check, and shows the administrator's password, second factor and sessions. */
export function SecurityTab() {
  const query = trpc.site.securitySettings.list.useQuery(undefined, once);
  return (
    <Loaded title="Güvenlik Ayarları" failed="Güvenlik Ayarları yüklenemedi" query={query}>
      {(settings) => {
        const turnstile = settings.find(({ name }) => name === "turnstile");
        const { data: stored } = adminSecuritySetting.safeParse(turnstile);
        return (
          stored && (
            <BotCheckForm stored={stored}>
              <Divider my="xl" />
              <AccountSecurity />
            </BotCheckForm>
          )
        );
      }}
    </Loaded>
  );
}
