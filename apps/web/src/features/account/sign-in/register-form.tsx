import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { withReturnPath } from "@site/contract/identity/links/return-path";
import { registrationTexts } from "@site/contract/members/registration/labels";
import { paths } from "@site/contract/paths";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import { NameFields } from "../../../shared/forms/fields/name-fields.tsx";
import { PasswordField } from "../../../shared/forms/fields/password-field.tsx";
import { TermsField } from "../../../shared/forms/fields/terms-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import { useBotCheck } from "../../bot-check/use-bot-check.ts";
import styles from "../auth-screen.module.css";
import { useReturnPath } from "../return/use-return-path.ts";
import { storeRegistrationAnswer } from "./registration-message.tsx";

const EMPTY = { firstName: "", lastName: "", email: "", phone: "", password: "" };
const REDIRECT_DELAY_MS = 2_000;
/** The contract's schema without the checkbox, which disables the button until it is ticked. */
const loadSchema = async () =>
  (await import("@site/contract/members/registration/schema")).registerForm.omit({ terms: true });

/** Registers a member, shows the server's answer, and opens the sign-in two seconds later. */
export function RegisterForm() {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const showToast = useToast();
  const check = useBotCheck("register");
  const [hasAgreed, setAgreed] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const returnPath = useReturnPath();
  const loginPath = withReturnPath(paths.login, returnPath);
  const form = useForm({
    draft: "register",
    secrets: ["password"],
    initialValues: EMPTY,
    loadSchema,
    failed: registrationTexts.registerFailed,
    onFailed(error) {
      const { turnstileToken, ...fields } = error.fields ?? {};
      const message = turnstileToken ?? error.message;
      showToast({
        kind: "error",
        title: registrationTexts.registerFailedTitle,
        message: message ?? registrationTexts.registerFailed,
      });
      return message ? { message } : { fields };
    },
  });
  const submit = form.onSubmit(async (person) => {
    try {
      const { message } = await client.auth.register.mutate({
        ...{ ...person, terms: true, ...check.answers() },
        ...(returnPath && { returnPath }),
      });
      memberToken.forget();
      storeRegistrationAnswer(message);
      setAnswer(message);
    } finally {
      check.renew();
    }
  });

  useEffect(() => {
    if (answer === undefined) return;
    showToast({ kind: "success", message: answer });
    const timer = setTimeout(() => navigate(loginPath), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [answer, navigate, showToast, loginPath]);

  if (answer !== undefined) {
    return (
      <FormAnswer>
        {answer} <a href={loginPath}>Giriş sayfasına</a> yönlendiriliyorsunuz.
      </FormAnswer>
    );
  }
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <NameFields form={form} />
      <Field {...form.getInputProps("email")} label="E-posta" type="email" autoComplete="username" />
      <Field {...form.getInputProps("phone")} label="Telefon" type="tel" autoComplete="tel" placeholder="+90" />
      <PasswordField {...form.getInputProps("password")} label="Şifre" kind="new" hasMeter />
      <TermsField isTicked={hasAgreed} onChange={setAgreed} />
      <BotCheckSlot check={check} />
      <SubmitButton
        form={form}
        label="Üye Ol"
        busyLabel="Kaydediliyor…"
        className={styles.wide}
        isBlocked={!hasAgreed || check.blocksSubmit}
      />
    </form>
  );
}
