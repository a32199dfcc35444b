import { Alert, Button } from "@mantine/core";

interface Props {
  /** Message about the content that failed to load. */
  title: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Replaces content that failed to load by a message with a retry button. */
export function LoadFailed({ title, isRetrying, onRetry }: Props) {
  return (
    <Alert color="danger" title="Hata Oluştu" role="alert" mb="md">
      <p>{title}</p>
      <Button mt="sm" variant="default" loading={isRetrying} onClick={onRetry}>
        Tekrar Dene
      </Button>
    </Alert>
  );
}
