import { useQrCode } from "@site/browser/qr-code/use-qr-code";
import { codeFieldTexts, totpSetupTexts } from "@site/contract/identity/second-factor/labels";
import type { TotpSecret } from "@site/contract/identity/second-factor/schema";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { connectionFailed } from "../../../shared/forms/to-form-error.ts";
import { useToast } from "../../../shared/ui/toast.tsx";

interface Props {
  begun: TotpSecret;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Shows the secret as a QR code and as text for an authenticator app, and asks for the first code. */
export function TotpSetup({ begun: { secret, uri, state }, onDone, onCancel }: Props) {
  const { client } = trpc.useUtils();
  const showToast = useToast();
  const picture = useQrCode(uri);
  const form = useForm({
    draft: "totp",
    secrets: ["code"],
    initialValues: { code: "" },
    loadSchema: async () => (await import("@site/contract/identity/second-factor/schema")).totpCodeForm,
    failed: connectionFailed,
  });
  const submit = form.onSubmit(async ({ code }) => {
    const { recoveryCodes, message } = await client.user.totp.confirm.mutate({ state, code });
    showToast({ kind: "success", message });
    onDone(recoveryCodes);
  });

  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <p>{totpSetupTexts.instruction}</p>
      {picture && <img src={picture} alt={totpSetupTexts.qrCode} width="200" height="200" />}
      <p>
        Anahtar: <code>{secret}</code>
      </p>
      <FormErrors form={form} />
      <Field
        {...form.getInputProps("code")}
        label={codeFieldTexts.label}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      <div className="row">
        <SubmitButton form={form} label="Doğrula" />
        <button type="button" className="button" onClick={onCancel}>
          Vazgeç
        </button>
      </div>
    </form>
  );
}
