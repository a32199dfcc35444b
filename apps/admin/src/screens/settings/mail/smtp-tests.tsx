import { Alert, Button, Fieldset, Group, Stack, Text, TextInput } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { type SmtpConfigView, sendTestInput, testConnectionInput } from "@site/contract/mail/admin-schema";
import { mailTexts } from "@site/contract/mail/labels";
import { type KeyboardEvent, useState } from "react";
import { trpc } from "../../../api/trpc.ts";

interface Result {
  isGood: boolean;
  text: string;
}

interface Props {
  values: { host: string; port: number; username: string; password: string; secure: boolean };
  /** The stored server, whose password is used if the field is empty. */
  server: SmtpConfigView | undefined;
  isDirty: boolean;
}

/** Renders the connection test of the typed values, and the test mail with the stored settings. */
export function SmtpTests({ values, server, isDirty }: Props) {
  const [email, setEmail] = useState("");
  const [result, setResult] = useState<Result>();
  const connection = trpc.admin.smtp.testConnection.useMutation();
  const mail = trpc.admin.smtp.sendTest.useMutation();
  const isRunning = connection.isPending || mail.isPending;

  async function testConnection(): Promise<void> {
    const { host, port, username, password, secure } = values;
    const input = { host, port, username, secure, password: password || (server?.password ?? ""), id: server?.id };
    const serverError = testConnectionInput.safeParse(input).error?.issues[0];
    if (serverError) return setResult({ isGood: false, text: serverError.message });
    setResult(undefined);
    const { connected, error } = await connection.mutateAsync(input).catch((reason) => ({
      connected: false,
      error: getServerError(reason)?.message ?? "Bağlantı testi sırasında hata oluştu.",
    }));
    setResult({ isGood: connected, text: connected ? mailTexts.connected : (error ?? mailTexts.notConnected) });
  }

  async function sendMail(): Promise<void> {
    const serverError = sendTestInput.safeParse({ email }).error?.issues[0];
    if (serverError) return setResult({ isGood: false, text: serverError.message });
    setResult(undefined);
    const { success, message } = await mail.mutateAsync({ email }).catch((reason) => ({
      success: false,
      message: getServerError(reason)?.message ?? "Test email gönderilirken hata oluştu.",
    }));
    setResult({ isGood: success, text: message });
  }

  /** Sends the test mail; otherwise Enter would save the form around the field. */
  function sendByEnter(event: KeyboardEvent): void {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!isRunning) void sendMail();
  }

  return (
    <Fieldset legend="Deneme">
      <Stack gap="sm">
        <Group>
          <Button variant="default" loading={connection.isPending} disabled={isRunning} onClick={testConnection}>
            Bağlantıyı Dene
          </Button>
          <Text size="sm" c="dimmed">
            Yukarıda yazılı değerlerle bağlanır ve oturum açar, e-posta göndermez.
          </Text>
        </Group>
        <Group align="end">
          <TextInput
            label="Test e-postasının alıcısı"
            type="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            onKeyDown={sendByEnter}
          />
          <Button variant="default" loading={mail.isPending} disabled={isRunning} onClick={sendMail}>
            Test E-postası Gönder
          </Button>
        </Group>
        {isDirty && (
          <Text size="sm" c="dimmed">
            Test e-postası kayıtlı ayarlarla gönderilir; önce kaydedin.
          </Text>
        )}
        <div role="status">
          {result && (
            <Alert color={result.isGood ? "success" : "danger"} title={result.isGood ? "Başarılı" : "Başarısız"}>
              {result.text}
            </Alert>
          )}
        </div>
      </Stack>
    </Fieldset>
  );
}
