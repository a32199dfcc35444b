import { Stack, TextInput } from "@mantine/core";
import { redirectTexts } from "@site/contract/site/redirects/labels";
import { createRedirectInput } from "@site/contract/site/redirects/schema";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

/** Renders the dialog that adds a redirect. */
export function RedirectForm({ onClose }: { onClose: () => void }) {
  const create = useAdminMutation(trpc.admin.redirects.create, {
    success: redirectTexts.created,
    failure: redirectTexts.createFailed,
    invalidates: [trpc.useUtils().admin.redirects],
  });
  return (
    <FormDialog
      title="Yeni Yönlendirme"
      schema={createRedirectInput}
      initialValues={{ fromPath: "", toPath: "" }}
      draft="redirectDraft:new"
      save={create.mutateAsync}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput
            label="Eski adres"
            placeholder="/eski-sayfa"
            data-autofocus
            spellCheck={false}
            autoCapitalize="none"
            {...form.getInputProps("fromPath")}
          />
          <TextInput
            label="Yeni adres"
            placeholder="/blog/yeni-yazi"
            spellCheck={false}
            autoCapitalize="none"
            {...form.getInputProps("toPath")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
