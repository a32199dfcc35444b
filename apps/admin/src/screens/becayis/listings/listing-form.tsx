import { NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { listingTextFields } from "@site/contract/becayis/board/listings/fields";
import {
  type ListingTextName,
  listingTextLabels,
  listingTextNames,
} from "@site/contract/becayis/board/listings/labels";
import {
  type AdminListingDetails,
  type CorrectListingInput,
  listingCorrectionForm,
} from "@site/contract/becayis/board/moderation/admin-schema";
import { priorityLabels } from "@site/contract/becayis/board-labels";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import { pick } from "@site/contract/common/record";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";

const schema = listingCorrectionForm;
const priorities = Object.entries(priorityLabels).map(([value, label]) => ({ value, label }));

/** Renders the dialog that corrects the texts of a member's listing. The server notifies the member. */
export function ListingForm({ listing, onClose }: { listing: AdminListingDetails; onClose: () => void }) {
  const { id, version, priority } = listing;
  const correct = useAdminMutation(trpc.admin.becayis.listings.correct, {
    failure: adminBecayisTexts.correctFailed,
    invalidates: [trpc.useUtils().admin.becayis],
  });
  return (
    <FormDialog<Omit<CorrectListingInput, "id" | "version">, unknown>
      title="İlanı Düzelt"
      schema={schema}
      initialValues={{
        ...pick(listing, listingTextNames),
        priority,
        note: "",
      }}
      draft={`listingDraft:${id}`}
      save={(values) => correct.mutateAsync({ id, version, ...values })}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <Text size="sm" c="dimmed">
            {listing.owner.name} adlı üyenin ilanı. Kurum, unvan ve yerleri yalnızca sahibi değiştirebilir.
          </Text>
          {listingTextNames.map((name) => (
            <ListingText key={name} name={name} {...form.getInputProps(name)} />
          ))}
          <NativeSelect label="Öncelik" data={priorities} {...form.getInputProps("priority")} />
          <Textarea
            label="Üyeye not"
            description="İsteğe bağlı; düzeltmeyle birlikte üyeye iletilir."
            autosize
            minRows={2}
            {...form.getInputProps("note")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}

/** Texts of up to this number of UTF-16 code units get a field of one line. */
const ONE_LINE = 200;

function ListingText({ name, ...props }: { name: ListingTextName }) {
  const label = listingTextLabels[name];
  return (listingTextFields[name].maxLength ?? 0) > ONE_LINE ? (
    <Textarea label={label} autosize minRows={2} maxRows={12} {...props} />
  ) : (
    <TextInput label={label} data-autofocus={name === "title" || undefined} {...props} />
  );
}
