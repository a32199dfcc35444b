import { List, Loader, Text, ThemeIcon, VisuallyHidden } from "@mantine/core";
import { creationSteps } from "@site/contract/ai/creations/labels";
import type { CreationStep } from "@site/contract/ai/creations/schema";
import { formatNumber } from "@site/contract/common/text";
import { Check, Circle, Minus, X } from "lucide-react";

const stateLabels = {
  pending: "bekliyor",
  running: "sürüyor",
  done: "tamamlandı",
  skipped: "atlandı",
  failed: "hata",
} as const;

interface Props {
  step: CreationStep;
  /** True in a cancelled creation: its last step no longer runs. */
  isStopped: boolean;
}

/** Shows a step with its duration, and the model and the tokens that it used. */
export function StepLine({ step, isStopped }: Props) {
  const { name, seconds, note, usage } = step;
  const state = isStopped && step.state === "running" ? "skipped" : step.state;
  return (
    <List.Item icon={<StateIcon state={state} />}>
      {creationSteps[name]} <VisuallyHidden>({stateLabels[state]})</VisuallyHidden>
      {seconds !== null && (
        <Text span size="sm" c="dimmed">
          {" "}
          · {formatSeconds(seconds)}
        </Text>
      )}
      {usage && (
        <Text size="xs" c="dimmed">
          {usage.model} · {formatNumber(usage.tokens)} token · {formatSeconds(usage.seconds)}
        </Text>
      )}
      {note && state !== "failed" && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </List.Item>
  );
}

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(1).replace(".", ",")} sn`;
}

function StateIcon({ state }: { state: CreationStep["state"] }) {
  if (state === "running") return <Loader size={20} aria-hidden />;
  const Icon = { pending: Circle, done: Check, skipped: Minus, failed: X }[state];
  const color = { pending: "gray", done: "success", skipped: "warning", failed: "danger" }[state];
  return (
    <ThemeIcon size={20} radius="xl" variant="light" color={color} aria-hidden>
      <Icon size={14} />
    </ThemeIcon>
  );
}
