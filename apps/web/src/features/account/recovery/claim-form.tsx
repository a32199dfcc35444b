import { registrationTexts } from "@site/contract/members/registration/labels";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { NameFields } from "../../../shared/forms/fields/name-fields.tsx";
import { PasswordField } from "../../../shared/forms/fields/password-field.tsx";
import { TermsField } from "../../../shared/forms/fields/terms-field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormActions } from "../../../shared/forms/form-actions.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";

const EMPTY = { firstName: "", lastName: "", newPassword: "" };

interface Props {
  /** The value from the mailed link. */
  link: string;
  onClaimed: (message: string) => void;
  onCancel: () => void;
}

/** Lets the owner of an address that somebody else registered set a name and a password for the account. */
export function ClaimForm({ link, onClaimed, onCancel }: Props) {
  const { client } = trpc.useUtils();
  const [hasAgreed, setAgreed] = useState(false);
  const form = useForm({
    draft: "claim",
    secrets: ["newPassword"],
    initialValues: EMPTY,
    loadSchema: async () => (await import("@site/contract/members/registration/schema")).claimForm,
    failed: registrationTexts.claimFailed,
  });
  const submit = form.onSubmit(async (person) => {
    const { message } = await client.auth.claimAccount.mutate({ ...person, token: link, terms: true });
    onClaimed(message);
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} />
      <NameFields form={form} />
      <PasswordField {...form.getInputProps("newPassword")} label="Yeni Şifre" kind="new" hasMeter />
      <TermsField isTicked={hasAgreed} onChange={setAgreed} />
      <FormActions
        form={form}
        label="Şifremi Belirle"
        busyLabel="Kaydediliyor…"
        isBlocked={!hasAgreed}
        onCancel={onCancel}
      />
    </form>
  );
}
