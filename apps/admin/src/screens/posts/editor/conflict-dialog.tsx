import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { SideBySide } from "../../../kit/text/side-by-side.tsx";
import { findFieldText, type TermNames } from "../field-texts.ts";
import type { PostFormValues } from "../post-form.ts";
import { getDifferences } from "./differences.ts";

interface Props {
  /** The values of this form. */
  mine: PostFormValues;
  /** The values that somebody else has saved meanwhile. */
  theirs: PostFormValues;
  names: TermNames;
  isRunning: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shows both versions of a post side by side for a choice. The other one is stored as a revision. */
export function ConflictDialog({ mine, theirs, names, isRunning, onKeepMine, onTakeTheirs, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title="İki metinden birini seçin" size="80rem">
      <Stack>
        <Alert>
          Bu yazı siz düzenlerken kaydedildi. Seçtiğiniz metin yazının kendisi olur; öteki kaybolmaz, “Sürümler”den geri
          getirebilirsiniz.
        </Alert>
        {getDifferences(mine, theirs).map((name) => {
          const [left, right] = [findFieldText(name, mine, names), findFieldText(name, theirs, names)];
          return (
            <Paper key={name} withBorder p="md" component="section" aria-label={postFieldLabels[name]}>
              <Title order={2} size="h5" mb="xs">
                {postFieldLabels[name]}
              </Title>
              <SideBySide
                left={{ label: "Sizin yazdığınız", text: left }}
                right={{ label: "Sunucudaki", text: right }}
              />
              {left === right && (
                <Text size="sm" c="dimmed" mt="xs">
                  Sözcükler aynı; biçim, bağlantı veya görsel farklı.
                </Text>
              )}
            </Paper>
          );
        })}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          İptal
        </Button>
        <Button variant="default" loading={isRunning} onClick={onTakeTheirs}>
          Sunucudakini Kullan
        </Button>
        <Button disabled={isRunning} onClick={onKeepMine}>
          Benimkini Kaydet
        </Button>
      </Group>
    </Dialog>
  );
}
