import { Alert, Button, CopyButton, Group, Stack, TextInput } from "@mantine/core";
import { Dialog } from "./dialog.tsx";

interface Props {
  title: string;
  label: string;
  /** Sentence that asks to store the secret. */
  note: string;
  secret: string;
  onClose: () => void;
}

/** Shows a new secret such as an API key once, because the server cannot show it again. */
export function SecretDialog({ title, label, note, secret, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title={title} closeOnClickOutside={false}>
      <Stack>
        <Alert>{note}</Alert>
        <TextInput
          label={label}
          value={secret}
          readOnly
          data-autofocus
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group justify="end">
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? "Kopyalandı" : "Kopyala"}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>Sakladım</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
