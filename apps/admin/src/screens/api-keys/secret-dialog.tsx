import { Alert, Button, CopyButton, Group, Modal, Stack, TextInput } from "@mantine/core";
import type { CreatedKey } from "@site/contract/keys/schema";

/** Shows the secret of a new key, which cannot be shown again. */
export function SecretDialog({ created, onClose }: { created: CreatedKey; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={`“${created.key.name}” anahtarı`}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": "Kapat" }}
    >
      <Stack>
        <Alert>Anahtar yalnızca şimdi gösterilir. Kopyalayıp güvenli bir yerde saklayın.</Alert>
        <TextInput
          label="API anahtarı"
          value={created.secret}
          readOnly
          data-autofocus
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group justify="end">
          <CopyButton value={created.secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? "Kopyalandı" : "Kopyala"}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>Sakladım</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
