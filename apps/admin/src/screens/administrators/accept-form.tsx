import { Alert, Button, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { getServerError } from "@site/browser/calls/server-error";
import { acceptInvitationForm } from "@site/contract/administrators/admin-schema";
import { administratorTexts } from "@site/contract/administrators/labels";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { PasswordField } from "../../kit/forms/password-field.tsx";

/** Renders the form for name and password that accepts an invitation. */
export function AcceptForm({ token, onAccepted }: { token: string; onAccepted: () => void }) {
  const accept = trpc.admin.invitations.accept.useMutation();
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    initialValues: { username: "", password: "" },
    validate: schemaResolver(acceptInvitationForm, { sync: true }),
  });

  const submit = form.onSubmit(
    async (values) => {
      setFailure(undefined);
      try {
        await accept.mutateAsync({ ...values, token });
        onAccepted();
      } catch (error) {
        const { fields = {}, message = administratorTexts.acceptFailed } = getServerError(error) ?? {};
        form.setErrors(fields);
        if (Object.keys(fields).length === 0) setFailure(message);
        else form.getInputNode(fields.username ? "username" : "password")?.focus();
      }
    },
    (errors) => form.getInputNode(errors.username ? "username" : "password")?.focus(),
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {failure && (
          <Alert color="danger" role="alert">
            {failure}
          </Alert>
        )}
        <TextInput
          label="Kullanıcı Adı"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps("username")}
        />
        <PasswordField
          label="Şifre"
          description="En az 12 karakter. Birkaç sözcükten oluşan bir cümle hem güçlü hem akılda kalıcıdır."
          autoComplete="new-password"
          {...form.getInputProps("password")}
        />
        <Button type="submit" fullWidth loading={form.submitting}>
          Daveti Kabul Et
        </Button>
      </Stack>
    </form>
  );
}
