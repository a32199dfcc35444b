import { Button, Fieldset, Stack, Switch } from "@mantine/core";
import { paths } from "@site/contract/paths";
import { adminSiteTexts } from "@site/contract/site/admin-labels";
import type { NotificationSetting } from "@site/contract/site/admin-schema";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { Screen } from "../../frame/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { SettingsRecord } from "./settings-record.tsx";

const groups: Record<string, string> = { genel: "Genel", becayis: "Becayiş" };

/** Shows the events that the administrator is notified of; a switch is saved at once. */
export function NotificationsTab() {
  const query = trpc.admin.notificationSettings.listAll.useQuery(undefined, { staleTime: 0 });
  return (
    <SettingsRecord tab="notifications" title="Bildirim Ayarları" query={query}>
      {(settings, history) => <Switches {...{ settings, history }} />}
    </SettingsRecord>
  );
}

function Switches({ settings, history }: { settings: NotificationSetting[]; history: ReactNode }) {
  const update = useAdminMutation(trpc.admin.notificationSettings.update, {
    success: ({ setting_name, is_enabled }) => `“${setting_name}” bildirimi ${is_enabled ? "açıldı" : "kapatıldı"}.`,
    failure: adminSiteTexts.updateFailed,
    invalidates: [trpc.useUtils().admin.notificationSettings],
  });
  const categories = [...new Set(settings.map(({ category }) => category))];
  const telegram = (
    <Button component={Link} to={paths.admin.telegram} variant="default">
      Telegram
    </Button>
  );
  return (
    <Screen
      title="Bildirim Ayarları"
      actions={
        <>
          {telegram}
          {history}
        </>
      }
    >
      <Stack maw="44rem">
        {categories.map((category) => (
          <Fieldset key={category} legend={groups[category] ?? category}>
            <Stack>
              {settings
                .filter((setting) => setting.category === category)
                .map(({ id, setting_name, description, is_enabled }) => (
                  <Switch
                    key={id}
                    label={setting_name}
                    description={description}
                    checked={is_enabled}
                    onChange={(event) =>
                      void update
                        .mutateAsync({ id: String(id), is_enabled: event.currentTarget.checked })
                        .catch(() => undefined)
                    }
                  />
                ))}
            </Stack>
          </Fieldset>
        ))}
      </Stack>
    </Screen>
  );
}
