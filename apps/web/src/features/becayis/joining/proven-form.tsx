import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import { codeFieldTexts } from "@site/contract/identity/second-factor/labels";
import { joiningTexts } from "@site/contract/members/joining/labels";
import type { JoinOptions } from "@site/contract/members/joining/schema";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { getDraft } from "../../../shared/forms/draft.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { connectionFailed } from "../../../shared/forms/to-form-error.ts";
import type { JoinedListing } from "./code-form.tsx";
import { ListingFields, useTerms } from "./listing-fields.tsx";
import { getDraftName, getSlugs, proposeTitle } from "./question-listing.ts";
import { useSignedIn } from "./use-signed-in.ts";

const loadSchema = async () =>
  (await import("@site/contract/members/joining/schema")).joinByGoogleInput.pick({
    fullName: true,
    title: true,
    factorCode: true,
  });

interface Props {
  result: AskResult;
  proven: NonNullable<JoinOptions["proven"]>;
  onJoined: (joined: JoinedListing) => void;
}

/** Submits the listing of a person whose address Google has proven; it needs no mailed code. */
export default function ProvenForm({ result, proven, onJoined }: Props) {
  const utils = trpc.useUtils();
  const finish = useSignedIn();
  const terms = useTerms();
  const [needsFactor, setNeedsFactor] = useState(false);
  const forget = trpc.auth.forgetJoinProof.useMutation({
    onSuccess: (options) => utils.auth.joinOptions.setData(undefined, options),
  });
  const draft = getDraftName(result);
  const [title] = useState(() => {
    const typed = getDraft(draft).read().title; // typed before the person left for Google
    return typeof typed === "string" ? typed : proposeTitle(result);
  });
  const form = useForm({
    draft: `${draft} google`,
    secrets: ["factorCode"],
    initialValues: { fullName: proven.fullName, title, factorCode: "" },
    loadSchema,
    failed: connectionFailed,
    onFailed(error) {
      if (error.code === "SECOND_FACTOR_REQUIRED") setNeedsFactor(true);
      if (error.code === "LINK_EXPIRED") void utils.auth.joinOptions.invalidate();
      return error;
    },
  });
  const submit = form.onSubmit(async (texts) => {
    if (!terms.hasAgreed) return { message: joiningTexts.consentRequired };
    const { session, ...joined } = await utils.client.auth.joinByGoogle.mutate({
      ...{ ...getSlugs(result), ...texts },
      terms: true,
    });
    onJoined(joined);
    finish(session.accessToken);
    return undefined;
  });
  return (
    <form {...form.props} onSubmit={terms.asking(submit)} className={formStyles.form}>
      <FormAnswer>
        <p>{proven.email} adresinizi Google doğruladı; kod gerekmez.</p>
      </FormAnswer>
      <FormErrors form={form} isShort />
      <ListingFields form={form} terms={terms} />
      {needsFactor && <Field {...form.getInputProps("factorCode")} {...codeFieldTexts} autoComplete="one-time-code" />}
      <div className="row center">
        <SubmitButton form={form} label="Bu ilanı ver" busyLabel="Gönderiliyor…" />
        <button type="button" className="button" disabled={forget.isPending} onClick={() => forget.mutate()}>
          Başka adres kullan
        </button>
      </div>
    </form>
  );
}
