import { paths } from "@site/contract/paths";
import { trpc } from "../../../framework/browser.ts";
import { PasswordField } from "../../../shared/forms/fields/password-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import { AskForCode } from "./ask-for-code.tsx";

const EMPTY = { currentPassword: "", newPassword: "", confirmPassword: "" };

interface Props {
  /** Lets password managers assign the new password to the account. */
  email: string;
  /** Notifications for success and failure. */
  texts: { saved: string; failed: string };
}

/** Changes the password; the server ends all other sessions. */
export function PasswordForm({ email, texts }: Props) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const form = useForm({
    draft: "password",
    secrets: ["currentPassword", "newPassword", "confirmPassword"],
    initialValues: EMPTY,
    loadSchema: async () => (await import("@site/contract/identity/passwords/schema")).updatePasswordForm,
    failed: texts.failed,
    onFailed(error) {
      const { message = Object.values(error.fields ?? {})[0] ?? texts.failed } = error;
      showToast({ kind: "error", title: "Hata", message });
      return error;
    },
  });
  const submit = form.onSubmit(async (passwords) => {
    await utils.client.auth.updatePassword.mutate(passwords);
    showToast({ kind: "success", message: texts.saved });
    void utils.user.dashboard.invalidate();
    void utils.user.securityEvents.invalidate();
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.getInputProps("currentPassword")} label="Mevcut Şifre" kind="current" />
      <AskForCode />
      <PasswordField
        {...form.getInputProps("newPassword")}
        label="Yeni Şifre"
        kind="new"
        hasMeter
        hint="En az 6 karakter; büyük ve küçük harf, rakam ve özel karakter birlikte olsun."
      />
      <PasswordField {...form.getInputProps("confirmPassword")} label="Şifre Tekrarı" kind="new" />
      <p className={formStyles.notes}>
        Şifrenizi unuttuysanız <a href={paths.forgotPassword}>e-postayla belirleyin</a>.
      </p>
      <p className={formStyles.notes}>Şifreniz değişince diğer oturumlarınız sonlandırılır.</p>
      <div className="row center">
        <SubmitButton form={form} label="Şifreyi Güncelle" busyLabel="Güncelleniyor…" />
      </div>
    </form>
  );
}
