import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { tabStore } from "@site/browser/browser-store";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import { useEffect, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { connectionFailed } from "../../../shared/forms/to-form-error.ts";
import { readTexts, writeJson } from "../../../shared/lib/stored-json.ts";
import { useBotCheck } from "../../bot-check/use-bot-check.ts";
import { CodeForm } from "../../codes/code-form.tsx";
import { useCodeInAddress } from "../../codes/use-code-in-address.ts";
import styles from "../auth-screen.module.css";
import { useReturnPath } from "../return/use-return-path.ts";
import { useLogin } from "./use-login.ts";

const KEY = "loginCode";

interface Sent {
  token: string;
  email: string;
}

/** Signs in with a code sent by mail, which also works for members without a password. */
export function CodeLogin() {
  const { client } = trpc.useUtils();
  const { open } = useLogin();
  const returnPath = useReturnPath();
  const [sent, setSent] = useState<Sent | null>(null);
  const [wasJustSent, setJustSent] = useState(false);
  const [goneNote, setGoneNote] = useState<string>();
  useEffect(() => setSent(readTexts(tabStore, KEY, ["token", "email"])), []); // restores the sent code after a reload

  function keep(next: Sent | null): void {
    if (next) writeJson(tabStore, KEY, next);
    else tabStore.remove(KEY);
    setSent(next);
    setJustSent(next !== null);
  }

  const addressNote = useCodeInAddress(sent !== null, ({ token, email }) => keep({ token, email }));
  const note = goneNote ?? addressNote;
  if (sent)
    return (
      <CodeForm
        key={sent.token}
        token={sent.token}
        lead={
          <p>
            <strong>{sent.email}</strong> adresiyle bir hesabınız varsa altı haneli kodu oraya gönderdik. Gelmediyse
            istenmeyen posta klasörüne bakın.
          </p>
        }
        action={{ label: "Giriş Yap", busyLabel: "Giriş yapılıyor…" }}
        check="login"
        onEnter={async (entered) => {
          const answer = await client.auth.loginByCode.mutate(entered);
          tabStore.remove(KEY);
          await open(Promise.resolve(answer));
        }}
        onRenew={(input) => client.auth.renewLoginCode.mutate({ ...input, returnPath })}
        onGone={(message) => {
          setGoneNote(message);
          keep(null);
        }}
        onDiscard={{ label: "Başka adres", act: () => keep(null) }}
        takesFocus={wasJustSent}
      />
    );
  return (
    <>
      {note !== undefined && <p role="status">{note}</p>}
      <AddressForm
        onSent={(next) => {
          setGoneNote(undefined);
          keep(next);
        }}
      />
    </>
  );
}

function AddressForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { client } = trpc.useUtils();
  const check = useBotCheck("login");
  const returnPath = useReturnPath();
  const form = useForm({
    draft: "login", // shared with the password form, so that a typed address is kept
    initialValues: { email: "" },
    loadSchema: async () => (await import("@site/contract/identity/links/code-schema")).codeLoginForm,
    failed: connectionFailed,
  });
  const submit = form.onSubmit(async ({ email }) => {
    if (check.blocksSubmit) return { message: botCheckTexts.incomplete };
    try {
      const { token } = await client.auth.sendLoginCode.mutate({ email, returnPath, ...check.answers() });
      onSent({ token, email });
      return undefined;
    } finally {
      check.renew();
    }
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} isShort />
      <Field
        {...form.getInputProps("email")}
        label="E-posta"
        type="email"
        autoComplete="email"
        hint="Bu adrese altı haneli bir kod göndeririz; şifre gerekmez."
      />
      <BotCheckSlot check={check} />
      <SubmitButton form={form} label="Kod gönder" busyLabel="Gönderiliyor…" className={styles.wide} />
    </form>
  );
}
