import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { becayisTexts, employmentLabels } from "@site/contract/becayis/labels";
import { useEffect } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import { SelectField } from "../../../shared/forms/fields/select-field.tsx";
import { TickField } from "../../../shared/forms/fields/tick-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import { CurrentPostFields } from "./current-post-fields.tsx";
import { DesiredPlaceFields } from "./desired-place-fields.tsx";

interface Props {
  /** Null if none was saved yet. */
  profile: SwapProfile | null;
  onClose: () => void;
}

/** Edits the swap profile, which may be saved incomplete. Cancelling restores the saved values. */
export function SwapProfileForm({ profile, onClose }: Props) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const form = useForm({
    draft: "swap-profile",
    initialValues: toValues(profile),
    loadSchema: async () => (await import("@site/contract/becayis/board/profile/schema")).swapProfileForm,
    failed: becayisTexts.profileSaveFailed,
    onFailed(error) {
      showToast({ kind: "error", title: "Hata", message: error.message ?? becayisTexts.profileRefused });
      return error;
    },
  });
  const submit = form.onSubmit(async (changed) => {
    const saved = await utils.client.becayis.profile.save.mutate(changed);
    utils.becayis.profile.find.setData(undefined, saved);
    await Promise.all([utils.becayis.staff.invalidate(), utils.becayis.calendar.invalidate()]);
    showToast({ kind: "success", message: becayisTexts.profileSaved });
    onClose();
  });
  const first = form.getId("currentInstitution");

  useEffect(() => document.getElementById(first)?.focus(), [first]);

  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <div className={formStyles.pair}>
        <CurrentPostFields form={form} />
        <SelectField
          {...form.getInputProps("employmentStatus")}
          label="Çalışma Durumu"
          options={employmentLabels}
          empty="Belirtmek istemiyorum"
          hint="Eşleşmelerinizde size uyan kuralları göstermek için"
        />
        <Field
          {...form.getInputProps("startedAt")}
          label="Göreve Başlama Tarihi"
          type="date"
          hint="Bugünkü biriminizde; isteğe bağlı"
        />
        <Field
          {...form.getInputProps("experienceYears")}
          label="Deneyim (yıl)"
          inputMode="numeric"
          hint="İsteğe bağlı"
        />
      </div>
      <div className={formStyles.pair}>
        <DesiredPlaceFields form={form} />
        <Field
          {...form.getInputProps("educationLevel")}
          label="Öğrenim Durumu"
          hint="Kabulden sonra karşı tarafa gösterilir; isteğe bağlı"
        />
        <Field
          {...form.getInputProps("specializations")}
          label="Uzmanlık Alanları"
          hint="Kabulden sonra karşı tarafa gösterilir; isteğe bağlı"
        />
      </div>
      <Field
        {...form.getInputProps("notes")}
        label="Notlar"
        rows={4}
        counted={2000}
        hint="Kabulden sonra karşı tarafa gösterilir; isteğe bağlı"
      />
      <TickField
        {...form.getInputProps("isPublic")}
        label="Deneyim yılımı eşleştiğim kişiler kabulden önce de görsün"
      />
      <TickField
        {...form.getInputProps("allowDirectContact")}
        label="İlanıma gelen iletişim istekleri onayımı beklemeden kabul edilsin"
        hint="Adınız, e-postanız ve telefonunuz, istek gönderen üyeye hemen açılır; siz de onunkileri görürsünüz."
      />
      <TickField
        {...form.getInputProps("allowOtherPosition")}
        label="Aynı hizmet sınıfındaki başka unvanlarla da eşleşmek istiyorum"
        hint="Kanun aynı sınıfı arar; bazı kurumlar aynı unvanı da ister. Böyle eşleşmeler ayrıca belirtilir."
      />
      <TickField
        {...form.getInputProps("acceptVerifiedOnly")}
        label="Yalnızca kurumu doğrulanmış üyelerden istek almak istiyorum"
        hint="İlanınızdaki kurumda çalıştığı doğrulanmamış üyeler size istek gönderemez."
      />
      <div className="row center">
        <SubmitButton form={form} label="Profili Kaydet" busyLabel="Kaydediliyor…" />
        <button
          type="button"
          className="button"
          onClick={() => {
            form.reset();
            onClose();
          }}
        >
          İptal
        </button>
      </div>
    </form>
  );
}

function toValues(profile: SwapProfile | null) {
  return {
    currentInstitution: profile?.currentInstitution ?? "",
    currentPosition: profile?.currentPosition ?? "",
    currentCity: profile?.currentCity ?? "",
    currentDistrict: profile?.currentDistrict ?? "",
    employmentStatus: profile?.employmentStatus ?? "",
    startedAt: profile?.startedAt ?? "",
    experienceYears: profile && profile.experienceYears > 0 ? String(profile.experienceYears) : "",
    desiredCity: profile?.desiredCity ?? "",
    desiredDistrict: profile?.desiredDistrict ?? "",
    educationLevel: profile?.educationLevel ?? "",
    specializations: profile?.specializations ?? "",
    notes: profile?.notes ?? "",
    allowDirectContact: String(profile?.allowDirectContact ?? false),
    isPublic: String(profile?.isPublic ?? true),
    allowOtherPosition: String(profile?.allowOtherPosition ?? false),
    acceptVerifiedOnly: String(profile?.acceptVerifiedOnly ?? false),
  };
}
