import type { JoinOptions } from "@site/contract/account/joining/schema";
import type { AskResult } from "@site/contract/becayis/ask/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import type { SavedListing } from "@site/contract/becayis/listings/schema";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { getDraft } from "../../../shared/forms/draft.ts";
import formStyles from "../../../shared/forms/form.module.css";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { ListingFields } from "./listing-fields.tsx";
import { getDraftName, getSlugs, proposeTitle } from "./question-listing.ts";
import { useSignedIn } from "./use-signed-in.ts";

const loadSchema = () =>
  import("@site/contract/account/joining/schema").then(({ joinForm }) =>
    joinForm.pick({ fullName: true, title: true }),
  );

interface Props {
  result: AskResult;
  proven: NonNullable<JoinOptions["proven"]>;
  onSent: (listing: SavedListing) => void;
}

/** Sends the listing of somebody whose address Google has proven: no code, one tap. */
export function ProvenForm({ result, proven, onSent }: Props) {
  const utils = trpc.useUtils();
  const finish = useSignedIn();
  const [hasAgreed, setAgreed] = useState(false);
  const forget = trpc.auth.forgetJoinProof.useMutation({
    onSuccess: (options) => utils.auth.joinOptions.setData(undefined, options),
  });
  const draft = getDraftName(result);
  const [title] = useState(() => getDraft(draft).read().title ?? proposeTitle(result)); // typed before the trip
  const form = useForm({
    draft: `${draft} google`,
    initialValues: { fullName: proven.fullName, title },
    loadSchema,
    failed: becayisTexts.actionFailed,
    onFailed(error) {
      if (error.code === "LINK_EXPIRED") void utils.auth.joinOptions.invalidate();
      return error;
    },
  });
  const submit = form.onSubmit(async (texts) => {
    const { session, listing } = await utils.client.auth.joinByGoogle.mutate({
      ...{ ...getSlugs(result), ...texts },
      terms: true,
    });
    finish(session.access_token);
    onSent(listing);
    return undefined;
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormAnswer>
        <p>{proven.email} adresinizi Google doğruladı; kod gerekmez.</p>
      </FormAnswer>
      <FormErrors form={form} isShort />
      <ListingFields form={form} hasAgreed={hasAgreed} setAgreed={setAgreed} />
      <div className={formStyles.actions}>
        <SubmitButton form={form} label="Bu ilanı ver" busyLabel="Gönderiliyor…" isBlocked={!hasAgreed} />
        <button type="button" className="button" disabled={forget.isPending} onClick={() => forget.mutate()}>
          Başka adres kullan
        </button>
      </div>
    </form>
  );
}
