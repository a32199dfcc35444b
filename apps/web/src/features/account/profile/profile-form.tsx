import type { MemberProfile } from "@site/contract/members/profile/schema";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import { NameFields } from "../../../shared/forms/fields/name-fields.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";

interface Props {
  member: MemberProfile;
  /** Notifications for success and failure. */
  texts: { saved: string; failed: string };
  onSaved?: () => void;
  /** Called when the member cancels; without it there is no cancel button. */
  onCancel?: () => void;
}

/** Edits the profile, except the e-mail address. Cancelling restores the saved values. */
export function ProfileForm({ member: { user, profile }, texts, onSaved, onCancel }: Props) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const form = useForm({
    draft: "profile",
    unsent: ["email"],
    initialValues: {
      email: user.email,
      firstName: profile.firstName,
      lastName: profile.lastName,
      phone: profile.phone ?? "",
      dateOfBirth: profile.dateOfBirth ?? "",
      bio: profile.bio ?? "",
    },
    loadSchema: async () => (await import("@site/contract/members/profile/schema")).profileForm,
    failed: texts.failed,
    onFailed(error) {
      showToast({ kind: "error", title: "Hata", message: error.message ?? texts.failed });
      return error;
    },
  });
  const submit = form.onSubmit(async (changed) => {
    const { message: _, ...saved } = await utils.client.user.profile.update.mutate(changed);
    utils.user.profile.get.setData(undefined, saved);
    showToast({ kind: "success", message: texts.saved });
    onSaved?.();
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <NameFields form={form} />
      <Field
        {...form.getInputProps("email")}
        label="E-posta"
        type="email"
        isReadOnly
        hint="E-posta adresinizi Güvenlik Ayarları’nda değiştirebilirsiniz."
      />
      <div className={formStyles.pair}>
        <Field
          {...form.getInputProps("phone")}
          label="Telefon"
          type="tel"
          autoComplete="tel"
          placeholder="+90"
          hint="İsteğe bağlı"
        />
        <Field
          {...form.getInputProps("dateOfBirth")}
          label="Doğum Tarihi"
          type="date"
          autoComplete="bday"
          hint="İsteğe bağlı"
        />
      </div>
      <Field
        {...form.getInputProps("bio")}
        label="Biyografi"
        rows={5}
        counted={500}
        hint="Becayişte anlaştığınız kişilere gösterilir; isteğe bağlı"
      />
      <div className="row center">
        <SubmitButton form={form} label="Kaydet" busyLabel="Kaydediliyor…" />
        {onCancel && (
          <button
            type="button"
            className="button"
            onClick={() => {
              form.reset();
              onCancel();
            }}
          >
            İptal
          </button>
        )}
      </div>
    </form>
  );
}
