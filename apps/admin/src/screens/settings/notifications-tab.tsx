import { Fieldset, Stack, Switch } from "@mantine/core";
import { channelKeys } from "@site/contract/notifications/channels";
import { settingTexts } from "@site/contract/settings/admin-labels";
import type { NotificationSetting } from "@site/contract/settings/admin-schema";
import { useEffect } from "react";
import { trpc } from "../../api/trpc.ts";
import { Fields } from "../../kit/forms/fields.tsx";
import { Loaded } from "../../kit/loaded.tsx";
import { Screen } from "../../kit/screen.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { mirrorChannels } from "../../session/channel-mirror.ts";

/** Titles of the groups in their order. Unknown groups follow. */
const groups: Record<string, string> = { kanal: "Kanallar", genel: "Genel olaylar", becayis: "Becayiş olayları" };
const order = Object.keys(groups);

/** Shows switches for the channels and events of the administrators' notifications. Each is saved at once. */
export function NotificationsTab() {
  const query = trpc.admin.notificationSettings.listAll.useQuery(undefined, { staleTime: 0 });
  return (
    <Loaded title="Bildirimler" failed="Bildirim ayarları yüklenemedi" query={query}>
      {(settings) => <Switches settings={settings} />}
    </Loaded>
  );
}

function Switches({ settings }: { settings: NotificationSetting[] }) {
  const { notificationSettings, notifications } = trpc.useUtils().admin;
  const update = useAdminMutation(trpc.admin.notificationSettings.update, {
    success: ({ settingName, category, isEnabled }) =>
      `“${settingName}” ${category === "kanal" ? "kanalı" : "bildirimi"} ${isEnabled ? "açıldı" : "kapatıldı"}.`,
    failure: settingTexts.updateFailed,
    invalidates: [notificationSettings, notifications],
  });
  const hints = useChannelHints();
  useEffect(() => mirrorChannels(settings), [settings]);
  const categories = [...new Set([...order, ...settings.map(({ category }) => category)])];
  return (
    <Screen title="Bildirimler">
      <Fields>
        {categories.map((category) => (
          <Fieldset key={category} legend={groups[category] ?? category}>
            <Stack>
              {settings
                .filter((setting) => setting.category === category)
                .map(({ id, settingKey, settingName, description, isEnabled }) => (
                  <Switch
                    key={id}
                    label={settingName}
                    data-path={settingKey}
                    description={`${description} ${isEnabled ? (hints[settingKey] ?? "") : ""}`.trim()}
                    checked={isEnabled}
                    onChange={(event) =>
                      void update
                        .mutateAsync({ id: String(id), isEnabled: event.currentTarget.checked })
                        .catch(() => undefined)
                    }
                  />
                ))}
            </Stack>
          </Fieldset>
        ))}
      </Fields>
    </Screen>
  );
}

/** Returns hints for channels that are on but lack a setting. */
function useChannelHints(): Record<string, string> {
  const { data: telegram } = trpc.admin.telegram.get.useQuery();
  const { data: setup } = trpc.admin.setupChecklist.get.useQuery();
  const hasBot = telegram === undefined || (telegram.enabled && telegram.apiKey !== "");
  const hasMailServer = setup?.steps.find(({ step }) => step === "mail")?.isDone ?? true;
  return {
    ...(!hasBot && {
      [channelKeys.telegram]: "Henüz kurulu ve etkin bir bot yok; Telegram ekranından kurabilirsiniz.",
    }),
    ...(!hasMailServer && {
      [channelKeys.mail]: "Henüz etkin bir posta sunucusu yok; Posta Sunucusu ekranından ekleyebilirsiniz.",
    }),
  };
}
