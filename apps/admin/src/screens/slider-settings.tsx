import { Anchor, Button, NativeSelect, NumberInput, Switch } from "@mantine/core";
import { paths } from "@site/contract/paths";
import { updateSliderSettingsInput } from "@site/contract/settings/admin-schema";
import { settingFields } from "@site/contract/settings/fields";
import type { SliderSettings } from "@site/contract/settings/schema";
import { trpc } from "../api/trpc.ts";
import { Fields } from "../kit/forms/fields.tsx";
import { FormScreen } from "../kit/forms/form-screen.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { useSliderSave } from "./use-slider-save.ts";

const schema = updateSliderSettingsInput.required();
const counts = ["3", "5", "7", "10", "15", "20"];
const labels = settingFields.slider;
const switches = ["auto_play_enabled", "show_view_count", "show_navigation_arrows", "show_indicators"] as const;
/** Edits the slider above the list of the blog. */
export function SliderSettingsScreen() {
  const query = trpc.admin.sliderSettings.get.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  return (
    <Loaded query={query} title="Slider Ayarları" failed="Slider ayarları yüklenemedi">
      {(settings) => <SliderForm settings={settings} />}
    </Loaded>
  );
}

function SliderForm({ settings }: { settings: SliderSettings }) {
  const { save, askToReset } = useSliderSave();
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
      save={save}
      actions={(form) => (
        <Button variant="default" disabled={form.isSaving} onClick={() => void askToReset(form)}>
          Varsayılanlara Dön
        </Button>
      )}
    >
      {(form) => (
        <Fields>
          <NativeSelect
            label={labels.slide_count}
            data={counts.includes(settings.slide_count) ? counts : [...counts, settings.slide_count]}
            {...form.getInputProps("slide_count")}
          />
          <NumberInput
            label={labels.auto_play_interval}
            description="2000 ile 15000 arasında"
            step={500}
            allowDecimal={false}
            thousandSeparator={false}
            {...form.getInputProps("auto_play_interval")}
            onChange={(value) => form.setFieldValue("auto_play_interval", String(value))}
          />
          {switches.map((name) => (
            <Switch
              key={name}
              label={labels[name]}
              data-path={name}
              checked={form.values[name] === "true"}
              onChange={(event) => form.setFieldValue(name, event.currentTarget.checked ? "true" : "false")}
            />
          ))}
        </Fields>
      )}
    </FormScreen>
  );
}
