import { Stack, TextInput } from "@mantine/core";
import { redirectTexts } from "@site/contract/site/redirects/labels";
import { createRedirectInput } from "@site/contract/site/redirects/schema";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { TargetField } from "./target-field.tsx";

interface Props {
  /** Initial former address; "" by default. */
  fromPath?: string;
  onClose: () => void;
}

/** Renders the dialog that adds a redirect. */
export function RedirectForm({ fromPath = "", onClose }: Props) {
  const create = useAdminMutation(trpc.admin.redirects.create, {
    success: redirectTexts.created,
    failure: redirectTexts.createFailed,
    invalidates: [trpc.useUtils().admin.redirects, trpc.useUtils().admin.statistics.missing],
  });
  return (
    <FormDialog
      title="Yeni Yönlendirme"
      schema={createRedirectInput}
      initialValues={{ fromPath, toPath: "" }}
      draft={`redirectDraft:${fromPath || "new"}`}
      save={create.mutateAsync}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput
            label="Eski adres"
            placeholder="/eski-sayfa"
            data-autofocus={fromPath === "" || undefined}
            spellCheck={false}
            autoCapitalize="none"
            {...form.getInputProps("fromPath")}
          />
          <TargetField
            label="Yeni adres"
            placeholder="/blog/yeni-yazi"
            data-autofocus={fromPath !== "" || undefined}
            {...form.getInputProps("toPath")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
