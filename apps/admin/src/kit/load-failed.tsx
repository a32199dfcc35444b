import { Alert, Button } from "@mantine/core";

interface Props {
  /** A sentence that says what failed to load. */
  title: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Replaces content that failed to load, with a retry button. */
export function LoadFailed({ title, isRetrying, onRetry }: Props) {
  return (
    <Alert color="danger" title={title} role="alert" mb="md">
      <p>Bağlantınızı kontrol edip yeniden deneyin.</p>
      <Button mt="sm" variant="default" loading={isRetrying} onClick={onRetry}>
        Tekrar Dene
      </Button>
    </Alert>
  );
}
