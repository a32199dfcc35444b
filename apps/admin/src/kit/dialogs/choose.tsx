import { Button, Group, NativeSelect, Text } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { openDialog } from "./dialogs.ts";

interface Choice {
  title: string;
  /** Text above the field. */
  text?: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Error message if nothing is chosen. */
  missing: string;
  /** Label of the confirming button. */
  action: string;
  isDangerous?: boolean;
}

/**
 * Asks in a dialog for one of several options.
 * @returns the chosen value; undefined if the dialog was closed
 */
export function choose(choice: Choice): Promise<string | undefined> {
  return new Promise((resolve) => {
    let chosen: string | undefined;
    const close = openDialog({
      title: choice.title,
      onClosed: () => resolve(chosen),
      children: (
        <Options
          {...choice}
          onClose={() => close()}
          onChoose={(value) => {
            chosen = value;
            close();
          }}
        />
      ),
    });
  });
}

function Options({
  text,
  label,
  options,
  missing,
  action,
  isDangerous,
  onClose,
  onChoose,
}: Choice & { onClose: () => void; onChoose: (value: string) => void }) {
  const [value, setValue] = useState("");
  const [errorText, setErrorText] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (value === "") setErrorText(missing);
    else onChoose(value);
  }

  return (
    <form noValidate onSubmit={submit}>
      {text && <Text mb="md">{text}</Text>}
      <NativeSelect
        label={label}
        data-autofocus
        data={[{ value: "", label: "Seçin" }, ...options]}
        value={value}
        error={errorText}
        onChange={(event) => {
          setValue(event.currentTarget.value);
          setErrorText(undefined);
        }}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          İptal
        </Button>
        <Button type="submit" {...(isDangerous && { color: "danger" })}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
