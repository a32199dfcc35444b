import { joiningTexts } from "@site/contract/account/joining/labels";
import type { SavedListing } from "@site/contract/becayis/listings/schema";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import { useSignedIn } from "./use-signed-in.ts";
import { forgetWaiting, type StoredListing } from "./waiting-store.ts";

const loadSchema = () =>
  import("@site/contract/account/joining/schema").then(({ confirmJoinInput }) => confirmJoinInput.pick({ code: true }));

interface Props {
  listing: StoredListing;
  onSent: (listing: SavedListing) => void;
  onDiscard: () => void;
}

/** Takes the mailed code, which sends the listing for approval and signs its owner in. */
export function CodeForm({ listing, onSent, onDiscard }: Props) {
  const { client } = trpc.useUtils();
  const finish = useSignedIn();
  const showToast = useToast();
  const form = useForm({
    draft: "join-code",
    secrets: ["code"],
    initialValues: { code: "" },
    loadSchema,
    failed: joiningTexts.codeRequired,
    onFailed(error) {
      if (error.code === "LINK_EXPIRED") forgetWaiting();
      return error;
    },
  });
  const submit = form.onSubmit(async ({ code }) => {
    const { session, listing: saved } = await client.auth.confirmJoin.mutate({ token: listing.token, code });
    forgetWaiting();
    finish(session.access_token);
    onSent(saved);
    return undefined;
  });

  async function renew(): Promise<void> {
    try {
      const { message } = await client.auth.renewJoinCode.mutate({ token: listing.token });
      showToast({ kind: "success", message });
    } catch (error) {
      showToast({ kind: "error", message: error instanceof Error ? error.message : joiningTexts.listingGone });
    }
  }

  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <p role="status">
        “{listing.title}” ilanınız kodunu bekliyor. Kodu {listing.email} adresine gönderdik; bu sayfayı kapatsanız da
        ilanınız otuz gün bekler.
      </p>
      <FormErrors form={form} isShort />
      <Field
        {...form.getInputProps("code")}
        label="E-postanıza gelen kod"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div className={formStyles.actions}>
        <SubmitButton form={form} label="Onaya gönder" busyLabel="Gönderiliyor…" />
        <button type="button" className="button" onClick={() => void renew()}>
          Yeni kod iste
        </button>
        <button type="button" className="button" onClick={onDiscard}>
          Vazgeç
        </button>
      </div>
    </form>
  );
}
