import type { ComponentProps } from "react";
import { SubmitButton } from "./submit-button.tsx";

interface Props extends ComponentProps<typeof SubmitButton> {
  onCancel: () => void;
  cancelLabel?: string;
}

/** Renders the submit button of a form, and a button that leaves it. */
export function FormActions({ onCancel, cancelLabel = "Vazgeç", ...submit }: Props) {
  return (
    <div className="row center">
      <SubmitButton {...submit} />
      <button type="button" className="button" onClick={onCancel}>
        {cancelLabel}
      </button>
    </div>
  );
}
