import { type ChangeEvent, type ReactNode, useId } from "react";
import styles from "./file-button.module.css";

interface Props {
  label: string;
  /** Name of the field for screen readers. */
  fieldLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Accepted types, separated by commas. */
  accept: string;
  note: string;
  errorText: string | undefined;
  onChoose: (file: File) => Promise<void> | void;
  /** Further buttons beside it. */
  children?: ReactNode;
}

/** Renders a button that chooses a file, with a note about allowed files and an error. */
export function FileButton({
  label,
  fieldLabel,
  busyLabel,
  isBusy,
  accept,
  note,
  errorText,
  onChoose,
  children,
}: Props) {
  const id = useId();

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file) await onChoose(file);
    target.value = ""; // allows choosing the same file again
  }

  return (
    <div className={styles.tools}>
      <label htmlFor={id} className={`button ${styles.pick}`} data-busy={isBusy}>
        {isBusy ? busyLabel : label}
        <input
          id={id}
          type="file"
          accept={accept}
          className={styles.file}
          aria-label={fieldLabel}
          aria-describedby={`${id}-note ${id}-error`}
          aria-invalid={errorText !== undefined}
          disabled={isBusy}
          onChange={(event) => void choose(event)}
        />
      </label>
      {children}
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {errorText}
      </p>
    </div>
  );
}

/** Returns the content of a file as a data URL. */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
