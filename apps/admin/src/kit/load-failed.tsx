import { Alert, Button } from "@mantine/core";

interface Props {
  /** What could not be loaded, as a sentence. */
  title: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands for what could not be read, with a way to try again. */
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
