import { recoveryTexts } from "@site/contract/identity/recovery/labels";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useAction } from "../../member/use-action.ts";
import styles from "../auth-screen.module.css";

/** Requests a password reset mail. The answer is the same for unknown addresses; the mail can be requested again. */
export function ForgotForm() {
  const { client } = trpc.useUtils();
  const [sent, setSent] = useState<{ email: string; message: string }>();
  const { isBusy, run } = useAction(recoveryTexts.forgotFailed);
  const form = useForm({
    draft: "forgot-password",
    initialValues: { email: "" },
    loadSchema: async () => (await import("@site/contract/identity/recovery/schema")).forgotPasswordInput,
    failed: recoveryTexts.forgotFailed,
  });
  const submit = form.onSubmit(async ({ email }) => {
    const { message } = await client.auth.forgotPassword.mutate({ email });
    setSent({ email, message });
  });

  if (sent) {
    return (
      <>
        <FormAnswer>
          <p>{sent.message}</p>
          <p>
            Adres: <strong>{sent.email}</strong>. Bağlantı 1 saat geçerlidir. Gelmediyse istenmeyen posta klasörünüze de
            bakın.
          </p>
        </FormAnswer>
        <button
          type="button"
          className={`button ${styles.wide}`}
          aria-disabled={isBusy}
          onClick={() => void run(() => client.auth.forgotPassword.mutate({ email: sent.email }))}
        >
          {isBusy ? "Gönderiliyor…" : "Yeniden Gönder"}
        </button>
      </>
    );
  }
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <Field {...form.getInputProps("email")} label="E-posta" type="email" autoComplete="username" />
      <SubmitButton form={form} label="Sıfırlama Bağlantısı Gönder" busyLabel="Gönderiliyor…" className={styles.wide} />
    </form>
  );
}
