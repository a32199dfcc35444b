import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { normaliseLink } from "./normalise-link.ts";
import { PostPicker } from "./post-picker.tsx";

interface Props {
  /** Present address of the selected link; "" for none. */
  address: string;
  onSubmit: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Renders the dialog for the link of the selected text. */
export function LinkDialog({ address, onSubmit, onRemove, onClose }: Props) {
  const [text, setText] = useState(address);
  const [error, setError] = useState<string>();

  function change(typed: string): void {
    setText(typed);
    setError(undefined);
  }

  function submit(): void {
    const link = normaliseLink(text);
    if (link === undefined) setError("Geçerli bir adres girin");
    else onSubmit(link);
  }

  return (
    <Dialog onClose={onClose} title="Bağlantı" centered returnFocus={false}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          label="Bağlantı adresi"
          description="https://…, bu sitede /blog/… veya bir e-posta adresi"
          inputMode="url"
          spellCheck={false}
          data-autofocus
          value={text}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <PostPicker onPick={change} />
        <Group justify="flex-end" mt="lg">
          {address && (
            <Button variant="subtle" color="danger" mr="auto" onClick={onRemove}>
              Bağlantıyı Kaldır
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          <Button type="submit">{address ? "Güncelle" : "Ekle"}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
