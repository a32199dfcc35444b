import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import type { SavedListing } from "@site/contract/becayis/board/listings/schema";
import { limits } from "@site/contract/common/limits";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { connectionFailed } from "../../../shared/forms/to-form-error.ts";
import { getDraftName, getSlugs, proposeTitle } from "./question-listing.ts";

interface Props {
  result: AskResult;
  onSent: (listing: SavedListing) => void;
}

/** Submits a signed-in member's listing, made from the answered question and a title. */
export default function MemberForm({ result, onSent }: Props) {
  const utils = trpc.useUtils();
  const form = useForm({
    draft: getDraftName(result),
    initialValues: { title: proposeTitle(result) },
    loadSchema: async () => (await import("@site/contract/becayis/board/listings/question-schema")).questionListingForm,
    failed: connectionFailed,
  });
  const submit = form.onSubmit(async ({ title }) => {
    const input = { ...getSlugs(result), title };
    const listing = await utils.client.becayis.listings.createFromQuestion.mutate(input);
    void utils.becayis.invalidate();
    onSent(listing);
    return undefined;
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form}>
      <FormErrors form={form} isShort />
      <Field
        {...form.getInputProps("title")}
        label="İlan başlığı"
        counted={limits.listingTitleMax}
        hint="Becayiş profilinizdeki görev yeri bu ilandaki ile aynı olur."
      />
      <div className="row center">
        <SubmitButton form={form} label="Bu ilanı ver" busyLabel="Gönderiliyor…" />
      </div>
    </form>
  );
}
