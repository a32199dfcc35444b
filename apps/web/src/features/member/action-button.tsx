import { useAction } from "./use-action.ts";

interface Props {
  label: string;
  /** Brings the good news. */
  call: () => Promise<{ message: string }>;
  /** Done before the good news is told. */
  after: () => unknown;
}

/** Does one thing on the server, once at a time, and tells how it went. */
export function ActionButton({ label, call, after }: Props) {
  const { isBusy, run } = useAction();
  return (
    <button type="button" className="button" aria-disabled={isBusy} onClick={() => void run(call, after)}>
      {label}
    </button>
  );
}
