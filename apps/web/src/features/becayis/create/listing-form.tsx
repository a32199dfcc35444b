import { listingTextLabels as labels, listingTextNames } from "@site/contract/becayis/board/listings/labels";
import type { OwnListing, SubmitListingInput } from "@site/contract/becayis/board/listings/schema";
import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { becayisTexts } from "@site/contract/becayis/labels";
import { holdsContactDetails } from "@site/contract/common/contact-details";
import { limits } from "@site/contract/common/limits";
import { type FormEvent, useId } from "react";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { type SubmitError, useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import type { FormError } from "../../../shared/forms/to-form-error.ts";
import member from "../../member/member.module.css";
import styles from "./listing-form.module.css";
import { getField, getKnownNames, toValues } from "./listing-values.ts";
import { WishList } from "./wish-list.tsx";

interface Props {
  profile: SwapProfile | null;
  /** The listing to edit; undefined for a new one. */
  listing?: OwnListing;
  draft: string;
  submit: (parsed: SubmitListingInput) => Promise<SubmitError>;
  onFailed?: (error: FormError) => FormError;
  /** Called instead of the submission if the profile is incomplete. */
  onIncomplete: () => void;
  submitLabel: string;
}

/**
 * Edits the texts and the wanted places of a listing. The offered post comes from the profile, and so do the wanted
 * institution and title, because swaps happen within one institution and title.
 */
export function ListingForm({
  profile,
  listing,
  draft,
  submit,
  onFailed = (error) => error,
  onIncomplete,
  submitLabel,
}: Props) {
  const form = useForm({
    draft,
    initialValues: toValues(profile, listing),
    loadSchema: async () => (await import("./listing-schema.ts")).getListingSchema(profile?.currentPlace ?? 0),
    failed: becayisTexts.actionFailed,
    onFailed: (error) => onFailed(atFields(error)),
  });

  function onSubmit(event: FormEvent): void {
    if (profile?.isComplete) {
      form.onSubmit(submit)(event);
      return;
    }
    event.preventDefault();
    onIncomplete();
  }

  return (
    <form {...form.props} onSubmit={onSubmit} className={formStyles.form}>
      <FormErrors form={form} />
      <section className={member.card} aria-labelledby="ilan-metni">
        <h2 id="ilan-metni">İlan</h2>
        <Field
          {...form.getInputProps("title")}
          label={labels.title}
          counted={limits.listingTitleMax}
          hint="Örneğin: Ankara’dan İzmir’e zabıt kâtibi becayişi"
        />
        <Field
          {...form.getInputProps("description")}
          label={labels.description}
          rows={6}
          hint="İsteğe bağlı. Telefon ve e-posta yazmanıza gerek yok; bunlar anlaştığınız kişiye açılır."
        />
      </section>
      <div className={styles.posts}>
        <section className={member.card} aria-labelledby="sunulan-gorev">
          <h2 id="sunulan-gorev">Sunulan görev</h2>
          <p className={member.soft}>Becayiş profilinizden alınır.</p>
          <OfProfile label="Sunulan Kurum" value={profile?.currentInstitution} />
          <OfProfile label="Sunulan Pozisyon" value={profile?.currentPosition} />
          <OfProfile label="Sunulan Şehir" value={profile?.currentCity} />
          <OfProfile label="Sunulan İlçe" value={profile?.currentDistrict} />
          <Field {...form.getInputProps("offerDepartment")} label={labels.offerDepartment} hint="İsteğe bağlı" />
        </section>
        <section className={member.card} aria-labelledby="istenen-gorev">
          <h2 id="istenen-gorev">İstenen görev</h2>
          <p className={member.soft}>{becayisTexts.wishLocked}</p>
          <OfProfile label="İstenen Kurum" value={profile?.currentInstitution} />
          <OfProfile label="İstenen Pozisyon" value={profile?.currentPosition} />
          <WishList form={form} knownNames={getKnownNames(profile, listing)} />
          <Field {...form.getInputProps("wantedDepartment")} label={labels.wantedDepartment} hint="İsteğe bağlı" />
        </section>
      </div>
      <section className={member.card} aria-labelledby="ilan-ek">
        <h2 id="ilan-ek">Eklemek istedikleriniz</h2>
        <Field {...form.getInputProps("requirements")} label={labels.requirements} rows={3} hint="İsteğe bağlı" />
        <Field
          {...form.getInputProps("benefits")}
          label={labels.benefits}
          rows={3}
          hint="İsteğe bağlı: lojman, ulaşım, çalışma düzeni…"
        />
      </section>
      {listingTextNames.some((name) => holdsContactDetails(form.values[name])) && (
        <p role="status">{becayisTexts.contactWarning}</p>
      )}
      <div className="row center">
        <SubmitButton form={form} label={submitLabel} busyLabel="Gönderiliyor…" />
      </div>
    </form>
  );
}

/** Shows a value that comes from the profile and cannot be changed here. */
function OfProfile({ label, value }: { label: string; value: string | null | undefined }) {
  const id = useId();
  return <Field id={id} name={id} value={value ?? ""} label={label} onChange={() => undefined} isReadOnly />;
}

/** Renames the fields of the server's messages from those of the call to those of the form. */
function atFields(error: FormError): FormError {
  if (!error.fields) return error;
  return {
    ...error,
    fields: Object.fromEntries(Object.entries(error.fields).map(([path, text]) => [getField(path), text])),
  };
}
