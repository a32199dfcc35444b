import { Button, Stack, Text } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { getServerError } from "@site/browser/calls/server-error";
import { type AdminUser, adminGoogleStepInput } from "@site/contract/identity/sign-in/admin-schema";
import { trpc } from "../api/trpc.ts";
import { CodeField } from "./code-field.tsx";

/** Message if the server was not reached. */
const LOGIN_FAILED = "Giriş başarısız";

/** Asks for the second factor after a sign-in at Google. */
export function GoogleStepForm({ onSignedIn }: { onSignedIn: (answer: { token: string; user: AdminUser }) => void }) {
  const step = trpc.admin.session.googleSecondStep.useMutation();
  const form = useForm({
    initialValues: { code: "" },
    validate: schemaResolver(adminGoogleStepInput, { sync: true }),
  });
  const focus = () => form.getInputNode("code")?.focus();

  const submit = form.onSubmit(async (values) => {
    try {
      onSignedIn(await step.mutateAsync(values));
    } catch (error) {
      const serverError = getServerError(error);
      form.setFieldError("code", serverError?.fields.code ?? serverError?.message ?? LOGIN_FAILED);
      focus();
    }
  }, focus);

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>Google hesabınız doğrulandı. Girişi tamamlamak için ikinci adım kaldı.</Text>
        <CodeField data-autofocus autoFocus {...form.getInputProps("code")} />
        <Button type="submit" fullWidth disabled={form.submitting}>
          Giriş Yap
        </Button>
      </Stack>
    </form>
  );
}
