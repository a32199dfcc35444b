import { Alert, Button, Group, List, Loader, Text, ThemeIcon, VisuallyHidden } from "@mantine/core";
import { getServerError } from "@site/browser/calls/server-error";
import { Check, Circle, X } from "lucide-react";
import { useEffect, useState } from "react";
import { openDialog } from "./dialogs/dialogs.ts";

/** Long enough to read a step. */
const STEP_MS = 1_000;
const START_MS = 150;
const CLOSE_MS = 1_500;

interface Step {
  label: string;
  /** Without it the step only says what the next one includes. */
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
 * Runs steps one after the other in a dialog that shows their progress. It closes by itself after the last one; a
 * failed step stops the work and shows the error. The work goes on if the dialog is closed.
 * @returns whether all steps succeeded; rejects never
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the work runs once, with the first steps
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
