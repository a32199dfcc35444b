import type { Form } from "./state/use-form.ts";

interface Props {
  form: Pick<Form<Record<string, string>>, "isReady" | "submitting">;
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
  form: { isReady, submitting },
  label,
  busyLabel = label,
  className,
  isPrimary = true,
  isBlocked = false,
}: Props) {
  return (
    <button
      type="submit"
      className={["button", isPrimary && "primary", className].filter(Boolean).join(" ")}
      disabled={!isReady || isBlocked}
      aria-disabled={submitting || undefined}
    >
      {submitting ? busyLabel : label}
    </button>
  );
}
