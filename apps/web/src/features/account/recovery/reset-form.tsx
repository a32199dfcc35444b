import { recoveryTexts } from "@site/contract/identity/recovery/labels";
import { paths } from "@site/contract/paths";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { PasswordField } from "../../../shared/forms/fields/password-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../auth-screen.module.css";

const REDIRECT_DELAY_MS = 1_500;

/** Sets a new password with the tokens of a mailed link, then shows the sign-in. */
export function ResetForm({ access, refresh }: { access: string; refresh: string }) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const showToast = useToast();
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    draft: "reset-password",
    secrets: ["newPassword"],
    initialValues: { newPassword: "" },
    loadSchema: async () => (await import("@site/contract/identity/recovery/schema")).resetPasswordForm,
    failed: recoveryTexts.resetFailed,
  });
  const submit = form.onSubmit(async ({ newPassword }) => {
    const { message } = await client.auth.resetPassword.mutate({
      accessToken: access,
      refreshToken: refresh,
      newPassword,
    });
    memberToken.forget(); // the server has ended this session with the old password
    setAnswer(message);
  });

  useEffect(() => {
    if (answer === undefined) return;
    showToast({ kind: "success", message: answer });
    const timer = setTimeout(() => navigate(paths.login), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [answer, navigate, showToast]);

  if (answer !== undefined) {
    return (
      <FormAnswer>
        {answer} <a href={paths.login}>Giriş sayfasına</a> yönlendiriliyorsunuz.
      </FormAnswer>
    );
  }
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <PasswordField {...form.getInputProps("newPassword")} label="Yeni Şifre" kind="new" hasMeter />
      <SubmitButton form={form} label="Şifreyi Güncelle" busyLabel="Kaydediliyor…" className={styles.wide} />
    </form>
  );
}
