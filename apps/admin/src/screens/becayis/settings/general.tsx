import { Anchor, NumberInput, Switch } from "@mantine/core";
import { BOARD_FEED } from "@site/contract/becayis/board/feed/address";
import { type BoardSettings, boardSettings } from "@site/contract/becayis/board/settings/admin-schema";
import { boardSettingTexts } from "@site/contract/becayis/board/settings/labels";
import { paths } from "@site/contract/paths";
import { settingFields } from "@site/contract/settings/fields";
import { trpc } from "../../../api/trpc.ts";
import { Fields } from "../../../kit/forms/fields.tsx";
import { FormScreen } from "../../../kit/forms/form-screen.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

const labels = settingFields.board;
const amounts = [
  ["listingDays", "Bundan sonra onaylanan ya da uzatılan ilanlar bu kadar yayında kalır."],
  ["revivalDays", "Süresi dolan bir ilan bu kadar gün içinde yeniden yayınlanabilir."],
  ["contactRequestDays", "Yanıtlanmayan yeni istekler bu kadar sonra düşer."],
  ["ringAnswerDays", "Yeni halkaların üyeleri bu süre içinde yanıt verir."],
  ["alertsPerMember", "Bir üye en çok bu kadar takip kaydedebilir."],
] as const;

/** Edits the lifetimes and limits of the board. */
export function BoardSettingsScreen() {
  const query = trpc.admin.becayis.settings.get.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Loaded query={query} title="Becayiş Ayarları" failed={boardSettingTexts.loadFailed}>
      {(settings) => <SettingsForm settings={settings} />}
    </Loaded>
  );
}

function SettingsForm({ settings }: { settings: BoardSettings }) {
  const update = useAdminMutation(trpc.admin.becayis.settings.update, {
    fallback: boardSettingTexts.saveFailed,
    invalidates: [],
  });
  return (
    <FormScreen<BoardSettings, unknown>
      title="Becayiş Ayarları"
      schema={boardSettings}
      initialValues={settings}
      draft="boardSettingsDraft:settings"
      save={update.mutateAsync}
    >
      {(form) => (
        <>
          <Fields>
            {amounts.map(([name, description]) => (
              <NumberInput key={name} label={labels[name]} description={description} {...form.getInputProps(name)} />
            ))}
            <Switch
              label={labels.asksOnHome}
              description="Ziyaretçiler ana sayfada kurum, unvan ve illerini seçip eşleşme olup olmadığını görür."
              {...form.getInputProps("asksOnHome", { type: "checkbox" })}
            />
            <Anchor href={paths.board} target="_blank" rel="noopener" inherit>
              Panoyu yeni sekmede aç
            </Anchor>
            <Anchor href={BOARD_FEED} target="_blank" rel="noopener" inherit>
              Yeni ilanların RSS akışı
            </Anchor>
          </Fields>
        </>
      )}
    </FormScreen>
  );
}
