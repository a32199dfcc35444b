import { useTwoStep } from "@site/browser/second-factor/use-two-step";
import { twoStepTexts } from "@site/contract/identity/second-factor/labels";
import { trpc } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../../member/member.module.css";
import { PartState } from "../../member/part-state.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import own from "./recovery-codes.module.css";
import { TotpSetup } from "./totp-setup.tsx";

/** Turns two-step sign-in on and off. Both need the password and a code. */
export function TwoStep() {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const query = trpc.user.totp.state.useQuery();
  const { data } = query;
  const { step, start, setUp, showCodes, close } = useTwoStep();
  const refresh = () => Promise.all([utils.user.totp.invalidate(), utils.user.securityEvents.invalidate()]);

  async function onConfirm(password: string, code: string): Promise<void> {
    if (step.name === "begin") return setUp(await utils.client.user.totp.begin.mutate({ password }));
    const { message } = await utils.client.user.totp.remove.mutate({ password, code });
    showToast({ kind: "success", message });
    close();
    await refresh();
  }

  return (
    <section className={styles.card} aria-labelledby="iki-adim">
      <div className={styles.head}>
        <h2 id="iki-adim">İki Adımlı Doğrulama</h2>
        {data && (
          <span className={styles.badge} {...(data.isOn && { "data-good": true })}>
            {data.isOn ? twoStepTexts.on : twoStepTexts.off}
          </span>
        )}
      </div>
      <p className={styles.soft}>
        Girişte şifrenizden sonra telefonunuzdaki doğrulama uygulamasının gösterdiği kod da sorulur.
      </p>
      <PartState query={query} failed="İki adımlı doğrulamanın durumu alınamadı." />
      {data?.isOn && <p className={styles.soft}>{twoStepTexts.codesLeft(data.recoveryCodesLeft)}</p>}
      {step.name === "idle" && data && (
        <div className="row">
          <button type="button" className="button" onClick={() => start(data.isOn ? "remove" : "begin")}>
            {data.isOn ? "Kapat" : "Aç"}
          </button>
        </div>
      )}
      {(step.name === "begin" || step.name === "remove") && (
        <ConfirmForm onConfirm={onConfirm} onCancel={close} action="Devam Et" asksForCode={step.name === "remove"} />
      )}
      {step.name === "setup" && (
        <TotpSetup
          begun={step.begun}
          onCancel={close}
          onDone={(codes) => {
            showCodes(codes);
            void refresh();
          }}
        />
      )}
      {step.name === "codes" && <RecoveryCodes codes={step.codes} onDone={close} />}
    </section>
  );
}

/** Shows the recovery codes once, because the server does not send them again. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className={styles.callout}>
      <p>
        <strong>Kurtarma kodlarınız.</strong> Her biri bir kez kullanılabilir ve bir daha gösterilmez; güvenli bir yerde
        saklayın.
      </p>
      <ul className={own.codes} aria-label={twoStepTexts.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={onDone}>
        {twoStepTexts.kept}
      </button>
    </div>
  );
}
