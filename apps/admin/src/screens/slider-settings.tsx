import { Anchor, Button, NativeSelect, NumberInput, Stack, Switch } from "@mantine/core";
import type { ServerFault } from "@site/browser/server-fault.ts";
import { paths } from "@site/contract/paths";
import { adminSiteTexts } from "@site/contract/site/admin-labels";
import { updateSliderSettingsInput } from "@site/contract/site/admin-schema";
import { defaultSliderSettings } from "@site/contract/site/labels";
import type { SliderSettings } from "@site/contract/site/schema";
import { settingFields } from "@site/contract/site/settings/fields";
import { useRef } from "react";
import { trpc } from "../api/trpc.ts";
import { confirm } from "../kit/confirm.tsx";
import { type FormActions, FormScreen } from "../kit/form-screen.tsx";
import { Loaded } from "../kit/loaded.tsx";
import { notifyInfo } from "../kit/notify.tsx";
import { useAdminMutation } from "../kit/use-admin-mutation.ts";

const schema = updateSliderSettingsInput.required();
const counts = ["3", "5", "7", "10", "15", "20"];
const labels = settingFields.slider;
const switches = ["auto_play_enabled", "show_view_count", "show_navigation_arrows", "show_indicators"] as const;
const names = updateSliderSettingsInput.keyof().options;

/** Returns a stored value as a person reads it. */
function wordFor(value: string): string {
  return { true: "açık", false: "kapalı" }[value] ?? value;
}

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
  /** True while the next save is that of the defaults. */
  const isReset = useRef(false);
  /** Brings back what the defaults replaced. */
  const undoReset = useRef<() => void>(undefined);
  const texts = { failure: (fault?: ServerFault) => fault?.message ?? adminSiteTexts.updateFailed, invalidates: [] };
  const update = useAdminMutation(trpc.admin.sliderSettings.updateMany, {
    ...texts,
    success: "Slider ayarları güncellendi.",
  });
  const reset = useAdminMutation(trpc.admin.sliderSettings.updateMany, {
    ...texts,
    success: "Slider ayarları varsayılan değerlerine döndü.",
    undo: async () => undoReset.current?.(),
  });

  /** Names the values that change, and saves the defaults. */
  async function askToReset({ values, saveWith }: FormActions<SliderSettings>): Promise<void> {
    const changed = names.filter((name) => values[name] !== defaultSliderSettings[name]);
    if (changed.length === 0)
      return notifyInfo("Değişecek bir şey yok", "Bütün ayarlar zaten varsayılan değerlerinde.");
    const list = changed.map(
      (name) => `${labels[name]} (${wordFor(values[name])} → ${wordFor(defaultSliderSettings[name])})`,
    );
    const isConfirmed = await confirm({
      title: "Varsayılanlara Dön",
      consequence: `Şu ayarlar varsayılan değerine dönecek ve kaydedilecek: ${list.join(", ")}.`,
      action: "Varsayılanlara Dön",
    });
    if (!isConfirmed) return;
    isReset.current = true;
    undoReset.current = () => saveWith(values);
    saveWith(defaultSliderSettings);
  }

  function save(values: SliderSettings): Promise<SliderSettings> {
    const { mutateAsync } = isReset.current ? reset : update;
    isReset.current = false;
    return mutateAsync(values);
  }

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
        <Stack maw="32rem">
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
              checked={form.values[name] === "true"}
              onChange={(event) => form.setFieldValue(name, event.currentTarget.checked ? "true" : "false")}
            />
          ))}
        </Stack>
      )}
    </FormScreen>
  );
}
