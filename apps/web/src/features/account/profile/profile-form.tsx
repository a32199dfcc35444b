import type { MemberProfile } from "@site/contract/account/profile/schema";
import { useTrpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useForm } from "../../../shared/forms/use-form.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

const loadSchema = () => import("@site/contract/account/profile/schema").then(({ profileForm }) => profileForm);

interface Props {
  member: MemberProfile;
  /** Notifications for success and failure. */
  texts: { saved: string; failed: string };
  onSaved?: () => void;
  /** Called when the form is left without saving; no cancel button without it. */
  onCancel?: () => void;
}

/** Edits the profile, except the e-mail address. Cancelling restores the saved values. */
export function ProfileForm({ member: { user, profile }, texts, onSaved, onCancel }: Props) {
  const trpc = useTrpc();
  const showToast = useToast();
  const form = useForm({
    draft: "profile",
    unsent: ["email"],
    initial: {
      email: user.email,
      firstName: profile.firstName,
      lastName: profile.lastName,
      phone: profile.phone ?? "",
      dateOfBirth: profile.dateOfBirth ?? "",
      bio: profile.bio ?? "",
    },
    loadSchema,
    failed: texts.failed,
    async submit(changed) {
      const { message: _, ...saved } = await trpc.client.user.profile.update.mutate(changed);
      trpc.user.profile.get.setData(undefined, saved);
      showToast({ kind: "success", message: texts.saved });
      onSaved?.();
    },
    onFailed(error) {
      showToast({ kind: "error", title: "Hata", message: error.message ?? texts.failed });
      return error;
    },
  });
  return (
    <form {...form.props} className={formStyles.form}>
      <FormErrors form={form} />
      <div className={formStyles.pair}>
        <Field form={form} name="firstName" label="Ad" autoComplete="given-name" />
        <Field form={form} name="lastName" label="Soyad" autoComplete="family-name" />
      </div>
      <Field
        form={form}
        name="email"
        label="E-posta"
        type="email"
        isReadOnly
        hint="E-posta adresinizi Güvenlik Ayarları’nda değiştirebilirsiniz."
      />
      <div className={formStyles.pair}>
        <Field
          form={form}
          name="phone"
          label="Telefon"
          type="tel"
          autoComplete="tel"
          placeholder="+90"
          hint="İsteğe bağlı"
        />
        <Field
          form={form}
          name="dateOfBirth"
          label="Doğum Tarihi"
          type="date"
          autoComplete="bday"
          hint="İsteğe bağlı"
        />
      </div>
      <Field
        form={form}
        name="bio"
        label="Biyografi"
        rows={5}
        counted={500}
        hint="Becayişte anlaştığınız kişilere gösterilir; isteğe bağlı"
      />
      <div className={formStyles.actions}>
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
