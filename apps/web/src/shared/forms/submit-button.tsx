import type { Form } from "./use-form.ts";

interface Props<Values extends Record<string, string>> {
  form: Form<Values>;
  label: string;
  /** Says what goes on while the form is being sent. */
  busyLabel?: string;
  /** Beside the button's own classes. */
  className?: string | undefined;
  isPrimary?: boolean;
  /** True while something else than the fields is missing. */
  isBlocked?: boolean;
}

/** Sends a form. While it is being sent the button keeps the focus, hence `aria-disabled`. */
export function SubmitButton<Values extends Record<string, string>>({
  form: { isReady, status },
  label,
  busyLabel = label,
  className,
  isPrimary = true,
  isBlocked = false,
}: Props<Values>) {
  const isBusy = status === "submitting";
  return (
    <button
      type="submit"
      className={["button", isPrimary && "primary", className].filter(Boolean).join(" ")}
      disabled={!isReady || isBlocked}
      aria-disabled={isBusy}
    >
      {isBusy ? busyLabel : label}
    </button>
  );
}
