import type { Form } from "./use-form.ts";

interface Props {
  form: Pick<Form<Record<string, string>>, "isReady" | "status">;
  label: string;
  /** The label while the form is being submitted. */
  busyLabel?: string;
  /** Added to the button's own classes. */
  className?: string | undefined;
  isPrimary?: boolean;
  /** True while a requirement other than the fields is not met. */
  isBlocked?: boolean;
}

/**
 * Renders the submit button. It uses `aria-disabled` while submitting, because `disabled` would lose the
 * focus; never both, which HTML does not allow.
 */
export function SubmitButton({
  form: { isReady, status },
  label,
  busyLabel = label,
  className,
  isPrimary = true,
  isBlocked = false,
}: Props) {
  const isBusy = status === "submitting";
  return (
    <button
      type="submit"
      className={["button", isPrimary && "primary", className].filter(Boolean).join(" ")}
      disabled={!isReady || isBlocked}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? busyLabel : label}
    </button>
  );
}
