import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import { codeFieldTexts } from "@site/contract/identity/second-factor/labels";
import { signInTexts } from "@site/contract/identity/sign-in/labels";
import { paths } from "@site/contract/paths";
import { Field } from "../../../shared/forms/field.tsx";
import { PasswordField } from "../../../shared/forms/fields/password-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useBotCheck } from "../../bot-check/use-bot-check.ts";
import styles from "../auth-screen.module.css";
import { PasskeyLogin } from "./passkey-login.tsx";
import { useLogin } from "./use-login.ts";

const EMPTY = { email: "", password: "", code: "" };

/** Signs in with e-mail and password, with a code if the account has a second factor, or with a passkey. */
export function LoginForm() {
  const check = useBotCheck("login");
  const { needsCode, logIn, open } = useLogin();
  const form = useForm({
    draft: "login",
    secrets: ["password", "code"],
    initialValues: EMPTY,
    loadSchema: async () => (await import("@site/contract/identity/sign-in/schema")).loginInput,
    failed: signInTexts.loginFailed,
  });
  const submit = form.onSubmit(async ({ email, password, code }) => {
    if (check.blocksSubmit) return { message: botCheckTexts.incomplete };
    const error = await logIn({ email, password, ...(code && { code }), ...check.answers() });
    check.renew();
    return error;
  });
  return (
    <>
      <form {...form.props} onSubmit={submit} className={formStyles.form}>
        <FormErrors form={form} />
        <Field {...form.getInputProps("email")} label="E-posta" type="email" autoComplete="username" />
        <PasswordField {...form.getInputProps("password")} label="Şifre" kind="current" />
        <a href={paths.forgotPassword} className={styles.aside}>
          Şifremi unuttum
        </a>
        {needsCode && (
          <>
            <Field {...form.getInputProps("code")} {...codeFieldTexts} autoComplete="one-time-code" />
            <a href={`${paths.home}#contact`} className={styles.aside}>
              Uygulamamı da kodlarımı da kaybettim: bize yazın
            </a>
          </>
        )}
        <BotCheckSlot check={check} />
        <SubmitButton form={form} label="Giriş Yap" busyLabel="Giriş yapılıyor…" className={styles.wide} />
      </form>
      <PasskeyLogin onAnswer={open} />
    </>
  );
}
