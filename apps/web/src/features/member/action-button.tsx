import { useAction } from "./use-action.ts";

interface Props {
  label: string;
  /** Returns the success message. */
  call: () => Promise<{ message: string }>;
  /** Runs before the success message is shown. */
  after: () => unknown;
}

/** Renders a button that runs a call, ignores presses until it has ended, and shows the result in a toast. */
export function ActionButton({ label, call, after }: Props) {
  const { isBusy, run } = useAction();
  return (
    <button type="button" className="button" aria-disabled={isBusy} onClick={() => void run(call, after)}>
      {label}
    </button>
  );
}
