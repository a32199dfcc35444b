import { BotCheckSlot } from "@site/browser/bot-check/bot-check-slot";
import { botCheckTexts } from "@site/contract/bot-check/labels";
import type { BotCheckAction } from "@site/contract/bot-check/rules";
import type { BotCheckAnswers } from "@site/contract/bot-check/schema";
import { codeTexts } from "@site/contract/identity/links/code-labels";
import { codeFieldTexts } from "@site/contract/identity/second-factor/labels";
import { type ReactNode, useEffect, useState } from "react";
import { Field } from "../../shared/forms/field.tsx";
import formStyles from "../../shared/forms/form.module.css";
import { FormErrors } from "../../shared/forms/form-errors.tsx";
import { useForm } from "../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../shared/forms/submit-button.tsx";
import { connectionFailed, toFormError } from "../../shared/forms/to-form-error.ts";
import { useToast } from "../../shared/ui/toast.tsx";
import { useBotCheck } from "../bot-check/use-bot-check.ts";

const loadSchema = async () =>
  (await import("@site/contract/identity/links/code-schema")).enterCodeInput.omit({ token: true });

interface Props {
  /** Identifies the mailed code on the server. */
  token: string;
  /** A sentence about the code and the address that it was sent to. */
  lead: ReactNode;
  action: { label: string; busyLabel: string };
  /** The bot check that a request for a new code must pass. */
  check: BotCheckAction;
  /** Sends the entered codes. An error of the server is shown beside its field. */
  onEnter: (entered: { token: string; code: string; factorCode?: string | null | undefined }) => Promise<void>;
  /**
   * Requests a new code.
   * @returns the server's message
   */
  onRenew: (input: { token: string } & BotCheckAnswers) => Promise<{ message: string }>;
  /** Called with a message when the code has expired or was replaced. */
  onGone: (message: string) => void;
  onDiscard: { label: string; act: () => void };
  /** True if the person has just requested the code: the field gets the focus. */
  takesFocus: boolean;
}

/**
 * Renders the form for a mailed code, and for the second factor if the account has one, with a button that requests a
 * new code.
 */
export function CodeForm({ token, lead, action, check: checked, takesFocus, ...on }: Props) {
  const showToast = useToast();
  const check = useBotCheck(checked);
  const [needsFactor, setNeedsFactor] = useState(false);
  const [isRenewing, setRenewing] = useState(false);
  const form = useForm({
    draft: "mailed-code",
    secrets: ["code", "factorCode"],
    initialValues: { code: "", factorCode: "" },
    loadSchema,
    failed: connectionFailed,
    onFailed(error) {
      if (error.code === "LINK_EXPIRED") on.onGone(error.message ?? codeTexts.gone);
      if (error.code === "SECOND_FACTOR_REQUIRED") setNeedsFactor(true);
      return error;
    },
  });
  const { ref } = form.props;
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>("input[name=code]")?.focus();
  }, [takesFocus, ref]);

  async function renew(): Promise<void> {
    if (isRenewing) return;
    if (check.blocksSubmit) return showToast({ kind: "error", message: botCheckTexts.incomplete });
    setRenewing(true);
    try {
      const { message } = await on.onRenew({ token, ...check.answers() });
      form.reset();
      showToast({ kind: "success", message });
    } catch (error) {
      const { code, message, fields = {} } = toFormError(error, connectionFailed);
      const text = message ?? Object.values(fields)[0] ?? connectionFailed;
      if (code === "LINK_EXPIRED") on.onGone(text);
      showToast({ kind: "error", message: text });
    } finally {
      check.renew();
      setRenewing(false);
    }
  }

  return (
    <form
      {...form.props}
      onSubmit={form.onSubmit(async (entered) => {
        await on.onEnter({ ...entered, token });
        return undefined;
      })}
      className={formStyles.form}
    >
      <div role="status">{lead}</div>
      <FormErrors form={form} isShort />
      <Field
        {...form.getInputProps("code")}
        label="E-postanıza gelen kod"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Altı hane; on dakika geçerlidir. Yalnızca en son gelen kod geçer."
      />
      {needsFactor && <Field {...form.getInputProps("factorCode")} {...codeFieldTexts} autoComplete="one-time-code" />}
      <BotCheckSlot check={check} />
      <div className="row center">
        <SubmitButton form={form} {...action} />
        <button type="button" className="button" aria-disabled={isRenewing} onClick={() => void renew()}>
          {isRenewing ? "Gönderiliyor…" : "Yeni kod iste"}
        </button>
        <button type="button" className="button" onClick={on.onDiscard.act}>
          {on.onDiscard.label}
        </button>
      </div>
    </form>
  );
}
