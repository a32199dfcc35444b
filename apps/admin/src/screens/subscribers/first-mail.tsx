import { Alert, Button, Group, List, Paper, Stack, Text, TextInput, Title } from "@mantine/core";
import { formatMoment } from "@site/browser/format-date";
import { mailStatuses } from "@site/contract/mail/labels";
import { lawNote, mailingTexts } from "@site/contract/readers/subscribers/sending/labels";
import { findMissingStep, type MailingState, testMailInput } from "@site/contract/readers/subscribers/sending/schema";
import { useState } from "react";
import { trpc } from "../../api/trpc.ts";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";
import { PreviewDialog } from "./preview-dialog.tsx";

/** Lists the steps before the first mail: preview, test mail, and confirming the legal note. */
export function FirstMail({ state }: { state: MailingState }) {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const { mailing } = trpc.useUtils().admin;
  const test = useAdminMutation(trpc.admin.mailing.test, {
    invalidates: [mailing],
  });
  const confirm = useAdminMutation(trpc.admin.mailing.confirm, {
    invalidates: [mailing],
  });
  const missing = findMissingStep(state);

  function sendTest(): void {
    const input = testMailInput.safeParse({ kind: "each", email });
    setError(input.error?.issues[0]?.message);
    if (input.success) test.mutate(input.data);
  }

  return (
    <Paper component="section" withBorder p="md" aria-labelledby="first-mail">
      <Stack>
        <Title order={2} size="h4" id="first-mail">
          İlk gönderimden önce
        </Title>
        <Alert color="warning">
          Abonelere henüz e-posta gitmiyor: aşağıdaki üç adım tamamlanana kadar yayınlanan yazılar sırada bekler.
        </Alert>
        <Group justify="space-between">
          <Text>
            1. E-postanın iki görünümüne bakın.{" "}
            {state.previewedAt && <Text span c="dimmed">{`Bakıldı: ${formatMoment(state.previewedAt)}`}</Text>}
          </Text>
          <Button variant="default" onClick={() => setOpen(true)}>
            Önizlemeyi Aç
          </Button>
        </Group>
        <Group align="end">
          <TextInput
            label="2. Kendinize bir deneme e-postası gönderin"
            description={
              state.testedAt && state.testStatus
                ? `${mailStatuses[state.testStatus]}: ${formatMoment(state.testedAt)}`
                : "Açılıp açılmadığına bakın."
            }
            type="email"
            value={email}
            error={error}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button variant="default" loading={test.isPending} onClick={sendTest}>
            Deneme Gönder
          </Button>
        </Group>
        <Text>3. Yasal notu okuyup gönderimi açın.</Text>
        <List size="sm" spacing="xs">
          {lawNote.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
        <Group>
          <Button disabled={missing !== undefined} loading={confirm.isPending} onClick={() => confirm.mutate()}>
            Okudum, Gönderimi Aç
          </Button>
          {missing && (
            <Text size="sm" c={missing === "testFailed" ? "danger" : "dimmed"} role="status">
              {mailingTexts[missing]}
            </Text>
          )}
        </Group>
      </Stack>
      {isOpen && <PreviewDialog onClose={() => setOpen(false)} />}
    </Paper>
  );
}
