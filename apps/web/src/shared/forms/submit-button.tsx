import type { Form } from "./state/use-form.ts";

interface Props {
  form: Pick<Form<Record<string, string>>, "isReady" | "submitting">;
  label: string;
  /** The label while the form is being submitted. */
  busyLabel?: string;
  /** Class names in addition to the button's own. */
  className?: string | undefined;
  isPrimary?: boolean;
  /** True while something other than a field prevents the submit, such as the bot check. */
  isBlocked?: boolean;
}

/**
 * Renders the submit button of a form. While submitting it has `aria-disabled`, because `disabled` would lose the
 * focus. It never has both attributes, which HTML does not allow.
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
