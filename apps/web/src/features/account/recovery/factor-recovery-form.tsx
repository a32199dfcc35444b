import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { factorRecoveryTexts } from "@site/contract/account/factor-recovery/labels";
import { botCheckTexts } from "@site/contract/site/bot-check/labels";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import { PasswordField } from "../../../shared/forms/fields/password-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useBotCheck } from "../../bot-check/use-bot-check.ts";
import styles from "../auth-screen.module.css";

const loadSchema = () =>
  import("@site/contract/account/factor-recovery/schema").then(
    ({ requestFactorRecoveryForm }) => requestFactorRecoveryForm,
  );

/** Asks for the removal of a second factor that is lost together with its recovery codes. */
export function FactorRecoveryForm() {
  const { client } = trpc.useUtils();
  const check = useBotCheck("login");
  const [sent, setSent] = useState<string>();
  const form = useForm({
    draft: "factor-recovery",
    secrets: ["password"],
    initialValues: { email: "", password: "" },
    loadSchema,
    failed: factorRecoveryTexts.askFailed,
  });
  const submit = form.onSubmit(async (values) => {
    if (check.isOpen) return { message: botCheckTexts.incomplete };
    try {
      setSent((await client.auth.requestFactorRecovery.mutate({ ...values, ...check.answers() })).message);
    } finally {
      check.renew();
    }
  });
  if (sent !== undefined) return <FormAnswer>{sent}</FormAnswer>;
  return (
    <>
      <p>
        Bir kurtarma kodunuz veya geçiş anahtarınız varsa onunla girebilirsiniz. İkisi de yoksa şifrenizle istek
        gönderin: yöneticimiz en erken üç gün sonra iki adımlı doğrulamanızı kaldırabilir. Bu sürede isteği
        e-postanızdaki bağlantıyla iptal edebilirsiniz.
      </p>
      <form {...form.props} onSubmit={submit} className={formStyles.form}>
        <FormErrors form={form} />
        <Field {...form.getInputProps("email")} label="E-posta" type="email" autoComplete="username" />
        <PasswordField {...form.getInputProps("password")} label="Şifre" kind="current" />
        <BotCheckSlot check={check} />
        <SubmitButton form={form} label="İstek Gönder" busyLabel="Gönderiliyor…" className={styles.wide} />
      </form>
    </>
  );
}
