import type { TotpSecret } from "@site/contract/identity/second-factor/schema";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../../member/member.module.css";
import { PartState } from "../../member/part-state.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TotpSetup } from "./totp-setup.tsx";

type Step =
  | { name: "idle" }
  | { name: "confirm" }
  | { name: "setup"; begun: TotpSecret }
  | { name: "codes"; codes: string[] };

/** Turns two-step sign-in on and off; either takes the password and a code. */
export function TwoStep() {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const query = trpc.user.totp.state.useQuery();
  const { data } = query;
  const [step, setStep] = useState<Step>({ name: "idle" });
  const reset = () => setStep({ name: "idle" });
  const refresh = () => Promise.all([utils.user.totp.invalidate(), utils.user.securityEvents.invalidate()]);

  async function onConfirm(password: string, code: string): Promise<void> {
    if (!data?.isOn) return setStep({ name: "setup", begun: await utils.client.user.totp.begin.mutate({ password }) });
    const { message } = await utils.client.user.totp.remove.mutate({ password, code });
    showToast({ kind: "success", message });
    reset();
    await refresh();
  }

  return (
    <section className={styles.card} aria-labelledby="iki-adim">
      <div className={styles.head}>
        <h2 id="iki-adim">İki Adımlı Doğrulama</h2>
        {data && (
          <span className={styles.badge} {...(data.isOn && { "data-good": true })}>
            {data.isOn ? "Açık" : "Kapalı"}
          </span>
        )}
      </div>
      <p className={styles.soft}>
        Girişte şifrenizden sonra telefonunuzdaki doğrulama uygulamasının gösterdiği kod da sorulur.
      </p>
      <PartState query={query} failed="İki adımlı doğrulamanın durumu alınamadı." />
      {data?.isOn && <p className={styles.soft}>Kalan kurtarma kodu: {data.recoveryCodesLeft}</p>}
      {step.name === "idle" && data && (
        <div className={styles.buttons}>
          <button type="button" className="button" onClick={() => setStep({ name: "confirm" })}>
            {data.isOn ? "Kapat" : "Aç"}
          </button>
        </div>
      )}
      {step.name === "confirm" && (
        <ConfirmForm onConfirm={onConfirm} onCancel={reset} action="Devam Et" asksForCode={data?.isOn ?? false} />
      )}
      {step.name === "setup" && (
        <TotpSetup
          begun={step.begun}
          onCancel={reset}
          onDone={(codes) => {
            setStep({ name: "codes", codes });
            void refresh();
          }}
        />
      )}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} onDone={reset} />}
    </section>
  );
}
