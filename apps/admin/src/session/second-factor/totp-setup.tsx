import { Code, Image, Stack, Text, TextInput } from "@mantine/core";
import { useQrCode } from "@site/browser/qr-code/use-qr-code";
import { codeFieldTexts, secondFactorTexts, totpSetupTexts } from "@site/contract/identity/second-factor/labels";
import { type TotpSecret, totpCodeForm } from "@site/contract/identity/second-factor/schema";
import { trpc } from "../../api/trpc.ts";
import { FormDialog } from "../../kit/forms/form-dialog.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

interface Props {
  begun: TotpSecret;
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Shows the secret as a QR code and as text for an authenticator app, and asks for the first code. */
export function TotpSetup({ begun: { secret, uri, state }, onDone, onClose }: Props) {
  const { totp, session } = trpc.useUtils().admin;
  const picture = useQrCode(uri);
  const confirm = useAdminMutation(trpc.admin.totp.confirm, {
    failure: (error) => (error?.fields.code ? undefined : (error?.message ?? secondFactorTexts.totpWrongCode)),
    invalidates: [totp, session.listOpen],
  });
  return (
    <FormDialog
      title="Doğrulama Uygulamasını Tanıt"
      action="Doğrula"
      schema={totpCodeForm}
      initialValues={{ code: "" }}
      save={({ code }) => confirm.mutateAsync({ state, code })}
      onSaved={({ recoveryCodes }) => onDone(recoveryCodes)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <Text>{totpSetupTexts.instruction}</Text>
          {picture && <Image src={picture} alt={totpSetupTexts.qrCode} w={200} h={200} />}
          <Text>
            Anahtar: <Code fz="md">{secret}</Code>
          </Text>
          <TextInput
            label={codeFieldTexts.label}
            description="Uygulamanın gösterdiği 6 hane"
            autoComplete="one-time-code"
            inputMode="numeric"
            data-autofocus
            {...form.getInputProps("code")}
          />
        </Stack>
      )}
    </FormDialog>
  );
}
