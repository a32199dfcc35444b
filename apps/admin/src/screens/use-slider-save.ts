import { settingTexts } from "@site/contract/settings/admin-labels";
import { updateSliderSettingsInput } from "@site/contract/settings/admin-schema";
import { defaultSliderSettings } from "@site/contract/settings/defaults";
import { settingFields } from "@site/contract/settings/fields";
import type { SliderSettings } from "@site/contract/settings/schema";
import { useRef } from "react";
import { trpc } from "../api/trpc.ts";
import { confirm } from "../kit/dialogs/confirm.tsx";
import type { FormActions } from "../kit/forms/form-screen.tsx";
import { notifyInfo } from "../kit/notify.tsx";
import { useAdminMutation } from "../kit/use-admin-mutation.ts";

const labels = settingFields.slider;
const names = updateSliderSettingsInput.keyof().options;

/** Returns a stored value as a text for people. */
function wordFor(value: string): string {
  return { true: "açık", false: "kapalı" }[value] ?? value;
}

/** Returns the names of settings that differ from their defaults. */
function changedNames(values: SliderSettings) {
  return names.filter((name) => values[name] !== defaultSliderSettings[name]);
}

/**
 * Returns the save function of the slider's form, and one that restores the defaults after a confirmation. The latter
 * can be undone.
 */
export function useSliderSave() {
  /** Restores the values from before the defaults; undefined unless the last save was one of defaults. */
  const undoReset = useRef<() => void>(undefined);
  const texts = { fallback: settingTexts.updateFailed, invalidates: [] };
  const update = useAdminMutation(trpc.admin.sliderSettings.updateMany, {
    ...texts,
    success: "Slider ayarları güncellendi.",
  });
  const reset = useAdminMutation(trpc.admin.sliderSettings.updateMany, {
    ...texts,
    success: "Slider ayarları varsayılan değerlerine döndü.",
    undo: async () => undoReset.current?.(),
  });

  /** Asks for confirmation with the names of the values that change, and saves the defaults. */
  async function askToReset({ values, saveWith }: FormActions<SliderSettings, SliderSettings>): Promise<void> {
    const changed = changedNames(values);
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
    undoReset.current = () => saveWith(values);
    saveWith(defaultSliderSettings);
  }

  function save(values: SliderSettings): Promise<SliderSettings> {
    const isReset = undoReset.current !== undefined && changedNames(values).length === 0;
    if (!isReset) undoReset.current = undefined;
    return (isReset ? reset : update).mutateAsync(values);
  }

  return { save, askToReset };
}
