import { Checkbox, NumberInput, Stack, TextInput } from "@mantine/core";
import { keyTexts, scopeLabels } from "@site/contract/keys/labels";
import { type CreatedKey, createKeyInput, keyLimits, keyScope } from "@site/contract/keys/schema";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

interface Props {
  onCreated: (created: CreatedKey) => void;
  onClose: () => void;
}

/** Renders the dialog for a new API key. */
export function KeyForm({ onCreated, onClose }: Props) {
  const create = useAdminMutation(trpc.admin.apiKeys.create, {
    success: keyTexts.created,
    fallback: keyTexts.createFailed,
    invalidates: [trpc.useUtils().admin.apiKeys],
  });
  return (
    <FormDialog
      title="Yeni API Anahtarı"
      schema={createKeyInput}
      initialValues={{
        name: "",
        scopes: [keyScope.enum["public:read"]],
        callsPerMinute: keyLimits.perMinute.default,
        days: keyLimits.days.default,
      }}
      draft="apiKeyDraft:new"
      save={async (values) => onCreated(await create.mutateAsync(values))}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput
            label="Ad"
            description="Anahtarı kullanacak programın veya kişinin adı"
            data-autofocus
            {...form.getInputProps("name")}
          />
          <Checkbox.Group label="İzinler" {...form.getInputProps("scopes")}>
            <Stack gap="xs" mt="xs">
              {keyScope.options.map((scope) => (
                <Checkbox key={scope} value={scope} label={scopeLabels[scope]} />
              ))}
            </Stack>
          </Checkbox.Group>
          <NumberInput
            label="Dakikada en çok çağrı"
            allowDecimal={false}
            {...keyLimits.perMinute}
            {...form.getInputProps("callsPerMinute")}
          />
          <NumberInput
            label="Geçerlilik (gün)"
            allowDecimal={false}
            {...keyLimits.days}
            {...form.getInputProps("days")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
