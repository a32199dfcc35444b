import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { trpc } from "../../../framework/browser.ts";
import formStyles from "../../../shared/forms/form.module.css";
import { FormActions } from "../../../shared/forms/form-actions.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import { CurrentPostFields } from "../profile/current-post-fields.tsx";

/** Edits the four fields of the swap profile that a listing needs. */
export function ProfileForm({ profile, onClose }: { profile: SwapProfile | null; onClose: () => void }) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const form = useForm({
    draft: "listing-profile",
    initialValues: {
      currentInstitution: profile?.currentInstitution ?? "",
      currentPosition: profile?.currentPosition ?? "",
      currentCity: profile?.currentCity ?? "",
      currentDistrict: profile?.currentDistrict ?? "",
    },
    loadSchema: async () => (await import("@site/contract/becayis/board/profile/schema")).completeProfileForm,
    failed: becayisTexts.profileSaveFailed,
  });
  const submit = form.onSubmit(async (values) => {
    const saved = await utils.client.becayis.profile.save.mutate(values);
    onClose();
    utils.becayis.profile.find.setData(undefined, saved);
    showToast({ kind: "success", message: becayisTexts.profileSaved });
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} isShort />
      <CurrentPostFields form={form} />
      <FormActions
        form={form}
        label="Profili Kaydet"
        busyLabel="Kaydediliyor…"
        onCancel={onClose}
        cancelLabel="İptal"
      />
    </form>
  );
}
