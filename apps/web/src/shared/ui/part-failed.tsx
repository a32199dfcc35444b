import styles from "./part-failed.module.css";

interface Props {
  text: string;
  onRetry: () => unknown;
  /** Lays text and button out otherwise than below each other. */
  className?: string | undefined;
}

/** Stands for a part of a page whose data could not be loaded. */
export function PartFailed({ text, onRetry, className = styles.failed }: Props) {
  return (
    <div role="alert" className={className}>
      <p>{text}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}

/** Tries once more what failed. */
export function RetryButton({ onRetry, isPrimary = false }: { onRetry: () => unknown; isPrimary?: boolean }) {
  return (
    <button type="button" className={isPrimary ? "button primary" : "button"} onClick={() => void onRetry()}>
      Tekrar Dene
    </button>
  );
}
