import { Button, Group, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Dialog } from "../../../../kit/dialogs/dialog.tsx";

interface Props {
  /** The present text; "" for a new footnote. */
  text: string;
  onSubmit: (text: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Renders the dialog for the text of a footnote. */
export function FootnoteDialog({ text, onSubmit, onRemove, onClose }: Props) {
  const [typed, setTyped] = useState(text);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const cleaned = typed.replace(/\s+/g, " ").trim();
    if (cleaned === "") setError("Dipnot metni gereklidir");
    else onSubmit(cleaned);
  }

  return (
    <Dialog onClose={onClose} title="Dipnot" centered returnFocus={false}>
      <form noValidate onSubmit={submit}>
        <Textarea
          label="Dipnot metni"
          description="Numarası metindeki yerinden gelir; yazılan adresler bağlantı olur."
          autosize
          minRows={3}
          maxRows={10}
          data-autofocus
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <Group justify="flex-end" mt="lg">
          {text && (
            <Button variant="subtle" color="danger" mr="auto" onClick={onRemove}>
              Dipnotu Sil
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          <Button type="submit">{text ? "Güncelle" : "Ekle"}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
