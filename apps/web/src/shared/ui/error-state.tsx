import styles from "./error-state.module.css";

interface Props {
  text: string;
  onRetry: () => unknown;
  /** Class name of the layout; vertical by default. */
  className?: string | undefined;
}

/** Replaces a part of a page whose data failed to load. */
export function ErrorState({ text, onRetry, className = styles.failed }: Props) {
  return (
    <div role="alert" className={className}>
      <p>{text}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}

export function RetryButton({ onRetry, isPrimary = false }: { onRetry: () => unknown; isPrimary?: boolean }) {
  return (
    <button type="button" className={isPrimary ? "button primary" : "button"} onClick={() => void onRetry()}>
      Tekrar Dene
    </button>
  );
}
