import { Anchor, Button, NativeSelect, NumberInput, Stack, Switch } from "@mantine/core";
import { paths } from "@site/contract/paths";
import { adminSiteTexts } from "@site/contract/site/admin-labels";
import { updateSliderSettingsInput } from "@site/contract/site/admin-schema";
import { defaultSliderSettings } from "@site/contract/site/labels";
import type { SliderSettings } from "@site/contract/site/schema";
import { trpc } from "../api/trpc.ts";
import { FormScreen } from "../kit/form-screen.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { useAdminMutation } from "../kit/use-admin-mutation.ts";

const schema = updateSliderSettingsInput.required();
const counts = ["3", "5", "7", "10", "15", "20"];
const switches = [
  { name: "auto_play_enabled", label: "Otomatik geçiş" },
  { name: "show_view_count", label: "Görüntülenme sayısını göster" },
  { name: "show_navigation_arrows", label: "Gezinme oklarını göster" },
  { name: "show_indicators", label: "Göstergeleri göster" },
] as const;

/** Shows the settings of the slider above the blog list. */
export function SliderSettingsScreen() {
  const query = trpc.admin.sliderSettings.get.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  return (
    <Loaded query={query} title="Slider Ayarları" failed="Slider ayarları yüklenemedi">
      {(settings) => <SliderForm settings={settings} />}
    </Loaded>
  );
}

function SliderForm({ settings }: { settings: SliderSettings }) {
  const update = useAdminMutation(trpc.admin.sliderSettings.updateMany, {
    success: "Slider ayarları güncellendi.",
    failure: (fault) => fault?.message ?? adminSiteTexts.updateFailed,
    invalidates: [],
  });
  return (
    <FormScreen<SliderSettings, unknown>
      title="Slider Ayarları"
      above={
        <Anchor href={paths.blog} target="_blank" rel="noopener" inherit>
          Blog sayfasında gör
        </Anchor>
      }
      schema={schema}
      initialValues={settings}
      draft="sliderDraft:settings"
      save={update.mutateAsync}
      actions={({ isSaving, saveWith }) => (
        <Button variant="default" disabled={isSaving} onClick={() => saveWith(defaultSliderSettings)}>
          Varsayılanlara Dön
        </Button>
      )}
    >
      {(form) => (
        <Stack maw="32rem">
          <NativeSelect
            label="Slayt sayısı"
            data={counts.includes(settings.slide_count) ? counts : [...counts, settings.slide_count]}
            {...form.getInputProps("slide_count")}
          />
          <NumberInput
            label="Geçiş süresi (milisaniye)"
            description="2000 ile 15000 arasında"
            step={500}
            allowDecimal={false}
            thousandSeparator={false}
            {...form.getInputProps("auto_play_interval")}
            onChange={(value) => form.setFieldValue("auto_play_interval", String(value))}
          />
          {switches.map(({ name, label }) => (
            <Switch
              key={name}
              label={label}
              checked={form.values[name] === "true"}
              onChange={(event) => form.setFieldValue(name, event.currentTarget.checked ? "true" : "false")}
            />
          ))}
        </Stack>
      )}
    </FormScreen>
  );
}
