import { Alert, Button, Group, NativeSelect, Text, Textarea } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { type SubmitEvent, useState } from "react";
import { openDialog } from "./dialogs.ts";

interface Reason {
  label: string;
  hint: string;
  /** Error message for an empty reason; without it the reason is optional. */
  required?: string;
  /** Key of the draft: the text of a closed dialog is restored in the next one with the same key. */
  draftKey: string;
  /** Stored texts that the user may insert. */
  suggestions?: readonly string[];
}

interface Question {
  title: string;
  /** Question above the sentence. */
  question?: string;
  /** Name of the record, with which the sentence begins; undefined for several records. */
  subject?: string;
  /** The sentence that describes what will happen. */
  consequence: string;
  /** Label of the confirming button. */
  action: string;
  isDangerous?: boolean;
  reason?: Reason;
  /**
   * Runs the action. If it rejects, the dialog stays open and shows the error. Without it the caller runs the action.
   */
  run?: (reason: string) => Promise<unknown>;
}

/** Errors that close the dialog, because the record is gone or has changed, or the session has ended. */
const CLOSING_CODES = ["CONFLICT", "NOT_FOUND", "UNAUTHORIZED"];

const unsentReasons = new Map<string, string>();

/**
 * Asks for confirmation and then runs an action on a record.
 * @returns whether the action was confirmed and succeeded
 */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    let isDone = false;
    const close = openDialog({
      title: question.title,
      onClosed: () => resolve(isDone),
      children: (
        <Dialog
          {...question}
          onClose={() => close()}
          onDone={() => {
            isDone = true;
            close();
          }}
        />
      ),
    });
  });
}

function Dialog({
  question,
  subject,
  consequence,
  action,
  isDangerous,
  reason,
  run,
  onClose,
  onDone,
}: Question & { onClose: () => void; onDone: () => void }) {
  const [words, setWords] = useState(reason ? (unsentReasons.get(reason.draftKey) ?? "") : "");
  const [isRunning, setRunning] = useState(false);
  const [errorText, setErrorText] = useState<string>();

  function write({ draftKey }: Reason, value: string): void {
    setWords(value);
    unsentReasons.set(draftKey, value);
    setErrorText(undefined);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (reason?.required && words.trim() === "") return setErrorText(reason.required);
    setRunning(true);
    try {
      await run?.(words.trim());
      if (reason) unsentReasons.delete(reason.draftKey);
      onDone();
    } catch (error) {
      const answer = getServerError(error);
      if (answer && CLOSING_CODES.includes(answer.code)) return onClose();
      setErrorText(
        Object.values(answer?.fields ?? {})[0] ?? answer?.message ?? "Bağlantınızı kontrol edip yeniden deneyin.",
      );
    } finally {
      setRunning(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {question && <Text mb="xs">{question}</Text>}
      <Text mb="md">
        {subject !== undefined && <strong>“{subject}” </strong>}
        {consequence}
      </Text>
      {reason?.suggestions && reason.suggestions.length > 0 && (
        <NativeSelect
          label="Hazır gerekçe"
          mb="sm"
          data={[{ value: "", label: "Seçin" }, ...reason.suggestions]}
          value={reason.suggestions.includes(words) ? words : ""}
          onChange={({ currentTarget: { value } }) => write(reason, value)}
        />
      )}
      {reason ? (
        <Textarea
          label={reason.label}
          description={reason.hint}
          autosize
          minRows={3}
          maxRows={8}
          data-autofocus
          withAsterisk={reason.required !== undefined}
          value={words}
          error={errorText}
          onChange={({ currentTarget: { value } }) => write(reason, value)}
        />
      ) : (
        errorText && (
          <Alert color="danger" role="alert">
            {errorText}
          </Alert>
        )
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          İptal
        </Button>
        <Button type="submit" loading={isRunning} {...(isDangerous && { color: "danger" })}>
          {action}
        </Button>
      </Group>
    </form>
  );
}
