import { staffTexts } from "@site/contract/becayis/papers/staff/labels";
import type { StaffState } from "@site/contract/becayis/papers/staff/schema";
import { useEffect, useRef } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import styles from "../../member/member.module.css";

/** Renders the forms that send a code to an address of the institution and, after that, confirm the code. */
export function CodeForms({ state, onVerified }: { state: StaffState; onVerified: () => void }) {
  if (state.domains.length === 0 && !state.code)
    return <p className={styles.soft}>{staffTexts.foreignDomain(state.institution ?? "", [])}</p>;
  return (
    <>
      {state.code && <CodeForm onVerified={onVerified} />}
      <AddressForm domains={state.domains} isRepeated={state.code !== null} />
    </>
  );
}

function AddressForm({ domains, isRepeated }: { domains: string[]; isRepeated: boolean }) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const form = useForm({
    draft: "staff-address",
    secrets: ["address"],
    initialValues: { address: "" },
    loadSchema: async () => (await import("@site/contract/becayis/papers/staff/schema")).requestStaffCodeInput,
    failed: staffTexts.requestFailed,
  });
  const submit = form.onSubmit(async (input) => {
    const { message } = await utils.client.becayis.staff.requestCode.mutate(input);
    await utils.becayis.staff.invalidate();
    showToast({ kind: "success", message });
    return undefined;
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <Field
        {...form.getInputProps("address")}
        type="email"
        label={isRepeated ? "Kod gelmediyse kurum adresinizi yeniden girin" : "Kurum e-posta adresiniz"}
        hint={`Şu alan adlarından biriyle bitmelidir: ${domains.join(", ")}. Adres yalnızca kodu göndermek için kullanılır.`}
        autoComplete="off"
      />
      <div className="row center">
        <SubmitButton form={form} label={isRepeated ? "Yeni Kod Gönder" : "Kod Gönder"} busyLabel="Gönderiliyor…" />
      </div>
    </form>
  );
}

function CodeForm({ onVerified }: { onVerified: () => void }) {
  const utils = trpc.useUtils();
  const showToast = useToast();
  const form = useForm({
    draft: "staff-code",
    secrets: ["code"],
    initialValues: { code: "" },
    loadSchema: async () => (await import("@site/contract/becayis/papers/staff/schema")).confirmStaffCodeInput,
    failed: staffTexts.confirmFailed,
  });
  const submit = form.onSubmit(async (input) => {
    const { message } = await utils.client.becayis.staff.confirmCode.mutate(input);
    onVerified();
    await utils.becayis.staff.invalidate();
    showToast({ kind: "success", message });
    return undefined;
  });
  const first = useRef(form.getId("code"));
  useEffect(() => document.getElementById(first.current)?.focus(), []);
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <Field
        {...form.getInputProps("code")}
        label="E-postayla gelen kod"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Altı haneli kod 15 dakika geçerlidir."
      />
      <div className="row center">
        <SubmitButton form={form} label="Doğrula" busyLabel="Denetleniyor…" />
      </div>
    </form>
  );
}
