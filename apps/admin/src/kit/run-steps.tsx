import { Alert, Button, Group, List, Loader, Text, ThemeIcon, VisuallyHidden } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { Check, Circle, X } from "lucide-react";
import { useEffect, useState } from "react";
import { openDialog } from "./dialogs/dialogs.ts";

/** Least time that a step is shown, so that it can be read. */
const STEP_MS = 1_000;
const START_MS = 150;
const CLOSE_MS = 1_500;

interface Step {
  label: string;
  /** The work of the step; without it the step is only shown. */
  run?: () => Promise<unknown>;
}

interface Work {
  title: string;
  steps: readonly Step[];
}

type State = "pending" | "running" | "completed" | "error";
const stateLabels: Record<State, string> = {
  pending: "bekliyor",
  running: "sürüyor",
  completed: "tamamlandı",
  error: "hata",
};

/**
 * Runs steps one after another, and shows their progress in a dialog. The dialog closes after the last step; a failed
 * step stops the rest and shows the error. Closing the dialog does not stop the work.
 * @returns whether all steps succeeded; never rejects
 */
export function runSteps({ title, steps }: Work): Promise<boolean> {
  return new Promise((resolve) => {
    const close = openDialog({
      title,
      children: <Progress steps={steps} onEnd={resolve} onClose={() => close()} />,
    });
  });
}

function Progress({
  steps,
  onEnd,
  onClose,
}: Pick<Work, "steps"> & { onEnd: (isDone: boolean) => void; onClose: () => void }) {
  const [states, setStates] = useState<State[]>(steps.map(() => "pending"));
  const [errorText, setErrorText] = useState<string>();
  const isDone = states.every((state) => state === "completed");

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs the first steps once
  useEffect(() => {
    const mark = (index: number, state: State) => setStates((before) => before.with(index, state));

    async function work(): Promise<void> {
      await pause(START_MS);
      for (const [index, { run }] of steps.entries()) {
        mark(index, "running");
        try {
          await Promise.all([run?.(), pause(STEP_MS)]);
        } catch (error) {
          mark(index, "error");
          setErrorText(getServerError(error)?.message ?? "Bağlantınızı kontrol edip yeniden deneyin.");
          return onEnd(false);
        }
        mark(index, "completed");
      }
      onEnd(true);
      await pause(CLOSE_MS);
      onClose();
    }

    void work();
  }, []);

  return (
    <>
      <List spacing="sm" center listStyleType="none" aria-live="polite">
        {steps.map(({ label }, index) => (
          <List.Item key={label} icon={<StateIcon state={states[index] ?? "pending"} />}>
            {label} <VisuallyHidden>({stateLabels[states[index] ?? "pending"]})</VisuallyHidden>
          </List.Item>
        ))}
      </List>
      <Text role="status" mt="md" fw={600}>
        {isDone && "Başarıyla tamamlandı!"}
      </Text>
      {errorText && (
        <>
          <Alert color="danger" role="alert">
            {errorText}
          </Alert>
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={onClose} data-autofocus>
              Kapat
            </Button>
          </Group>
        </>
      )}
    </>
  );
}

function StateIcon({ state }: { state: State }) {
  if (state === "running") return <Loader size={20} aria-hidden />;
  const Icon = { pending: Circle, completed: Check, error: X }[state];
  const color = { pending: "gray", completed: "success", error: "danger" }[state];
  return (
    <ThemeIcon size={20} radius="xl" variant="light" color={color} aria-hidden>
      <Icon size={14} />
    </ThemeIcon>
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
