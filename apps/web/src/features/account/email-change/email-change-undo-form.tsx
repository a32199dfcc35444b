import { emailChangeTexts } from "@site/contract/identity/email-change/labels";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { PasswordField } from "../../../shared/forms/fields/password-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import styles from "../auth-screen.module.css";

/**
 * Restores the old address and sets a new password in the same step.
 * @param token the value from the link
 */
export function EmailChangeUndoForm({ token }: { token: string }) {
  const { client } = trpc.useUtils();
  const [answer, setAnswer] = useState<string>();
  const form = useForm({
    draft: "email-change-undo",
    secrets: ["newPassword"],
    initialValues: { newPassword: "" },
    loadSchema: async () => (await import("@site/contract/identity/email-change/schema")).undoEmailChangeForm,
    failed: emailChangeTexts.undoFailed,
  });
  const submit = form.onSubmit(async ({ newPassword }) => {
    const { message } = await client.user.emailChange.undo.mutate({ token, newPassword });
    memberToken.forget(); // the server has ended this session
    setAnswer(message);
  });

  if (answer !== undefined) {
    return (
      <>
        <FormAnswer>{answer}</FormAnswer>
        <a href={paths.login} className={`button primary ${styles.wide}`}>
          Giriş Yap
        </a>
      </>
    );
  }
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <p>
        Önceki e-posta adresiniz geri gelir ve bütün oturumlar kapanır. Başkası kurmuş olabileceği için geçiş
        anahtarları ve iki adımlı doğrulama kaldırılır; giriş yaptıktan sonra yeniden kurabilirsiniz.
      </p>
      <FormErrors form={form} />
      <PasswordField {...form.getInputProps("newPassword")} label="Yeni Şifre" kind="new" hasMeter />
      <SubmitButton form={form} label="Değişikliği Geri Al" busyLabel="Geri alınıyor…" className={styles.wide} />
    </form>
  );
}
