import { Anchor, NumberInput, Switch } from "@mantine/core";
import { BOARD_FEED } from "@site/contract/becayis/board/feed/address";
import { type BoardSettings, boardSettings } from "@site/contract/becayis/board/settings/admin-schema";
import { boardSettingTexts } from "@site/contract/becayis/board/settings/labels";
import { paths } from "@site/contract/paths";
import { trpc } from "../../../api/trpc.ts";
import { Fields } from "../../../kit/forms/fields.tsx";
import { FormScreen } from "../../../kit/forms/form-screen.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

const fields: {
  name: "listingDays" | "revivalDays" | "contactRequestDays" | "ringAnswerDays" | "alertsPerMember";
  label: string;
  description: string;
}[] = [
  {
    name: "listingDays",
    label: "İlan süresi (gün)",
    description: "Bundan sonra onaylanan ya da uzatılan ilanlar bu kadar yayında kalır.",
  },
  {
    name: "revivalDays",
    label: "Yeniden yayınlama süresi (gün)",
    description: "Süresi dolan bir ilan bu kadar gün içinde yeniden yayınlanabilir.",
  },
  {
    name: "contactRequestDays",
    label: "İletişim isteğinin süresi (gün)",
    description: "Yanıtlanmayan yeni istekler bu kadar sonra düşer.",
  },
  {
    name: "ringAnswerDays",
    label: "Halkanın yanıt süresi (gün)",
    description: "Yeni halkaların üyeleri bu süre içinde yanıt verir.",
  },
  {
    name: "alertsPerMember",
    label: "Üye başına takip",
    description: "Bir üye en çok bu kadar takip kaydedebilir.",
  },
];

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
            {fields.map(({ name, label, description }) => (
              <NumberInput key={name} label={label} description={description} {...form.getInputProps(name)} />
            ))}
            <Switch
              label="Ana sayfada “Eşleşme var mı?” sorusu"
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
