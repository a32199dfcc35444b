import { emailChangeTexts } from "@site/contract/identity/email-change/labels";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import { PasswordField } from "../../../shared/forms/fields/password-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import { AskForCode } from "../security/ask-for-code.tsx";

/**
 * Requests a change of the sign-in address. The change takes effect when the link mailed to the new address is used.
 */
export function EmailChangeForm() {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const form = useForm({
    draft: "email-change",
    secrets: ["currentPassword"],
    initialValues: { newEmail: "", currentPassword: "" },
    loadSchema: async () => (await import("@site/contract/identity/email-change/schema")).requestEmailChangeInput,
    failed: emailChangeTexts.requestFailed,
  });
  const submit = form.onSubmit(async (input) => {
    const { message } = await utils.client.user.emailChange.request.mutate(input);
    showToast({ kind: "success", message });
    void utils.user.emailChange.invalidate();
    void utils.user.securityEvents.invalidate();
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form} aria-label="E-posta adresini değiştir">
      <FormErrors form={form} />
      <Field {...form.getInputProps("newEmail")} label="Yeni E-posta" type="email" autoComplete="email" />
      <PasswordField {...form.getInputProps("currentPassword")} label="Onay için mevcut şifreniz" kind="current" />
      <AskForCode />
      <p className={formStyles.notes}>
        Yeni adresinize bir onay bağlantısı göndeririz. Onaylayınca diğer oturumlarınız sonlandırılır; önceki adresinize
        de değişikliği 7 gün içinde geri alabileceğiniz bir bağlantı gider.
      </p>
      <div className="row center">
        <SubmitButton form={form} label="Onay Bağlantısı Gönder" busyLabel="Gönderiliyor…" />
      </div>
    </form>
  );
}
