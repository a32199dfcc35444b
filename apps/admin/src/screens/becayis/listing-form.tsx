import { NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { priorityLabels } from "@site/contract/becayis/board-labels";
import { adminBecayisTexts } from "@site/contract/becayis/labels";
import {
  type AdminListingDetails,
  type CorrectListingInput,
  listingCorrectionForm,
} from "@site/contract/becayis/moderation/admin-schema";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const schema = listingCorrectionForm;
const priorities = Object.entries(priorityLabels).map(([value, label]) => ({ value, label }));

/** Corrects the texts of a member's listing; the member is notified. */
export function ListingForm({ listing, onClose }: { listing: AdminListingDetails; onClose: () => void }) {
  const { id, version, title, description, offerDepartment, wantedDepartment, requirements, benefits, priority } =
    listing;
  const correct = useAdminMutation(trpc.admin.becayis.listings.correct, {
    success: ({ message }) => message,
    failure: adminBecayisTexts.correctFailed,
    invalidates: [trpc.useUtils().admin.becayis],
  });
  return (
    <FormDialog<Omit<CorrectListingInput, "id" | "version">, unknown>
      title="İlanı Düzelt"
      schema={schema}
      initialValues={{
        title,
        description,
        offerDepartment,
        wantedDepartment,
        requirements,
        benefits,
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
          <TextInput label="Başlık" data-autofocus {...form.getInputProps("title")} />
          <Textarea label="Açıklama" autosize minRows={3} maxRows={12} {...form.getInputProps("description")} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput label="Sunulan birim" {...form.getInputProps("offerDepartment")} />
            <TextInput label="İstenen birim" {...form.getInputProps("wantedDepartment")} />
          </SimpleGrid>
          <Textarea label="Beklentiler" autosize minRows={2} maxRows={8} {...form.getInputProps("requirements")} />
          <Textarea label="Olanaklar" autosize minRows={2} maxRows={8} {...form.getInputProps("benefits")} />
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
