import { PartFailed } from "../../shared/ui/part-failed.tsx";
import own from "./room-states.module.css";

interface Props {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> };
  /** What could not be loaded. */
  failed: string;
}

/** Stands in a card for the part whose data load or could not be loaded; for nothing once they are there. */
export function PartState({ query: { isPending, isError, refetch }, failed }: Props) {
  if (isPending) return <div className={`skeleton ${own.line}`} aria-hidden />;
  if (!isError) return null;
  return <PartFailed text={failed} onRetry={refetch} />;
}
