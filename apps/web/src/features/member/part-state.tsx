import { ErrorState } from "../../shared/ui/error-state.tsx";
import own from "./screen-states.module.css";

interface Props {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> };
  /** The error message. */
  failed: string;
}

/** Shows the loading or error state of a part of a card; renders nothing once the data has loaded. */
export function PartState({ query: { isPending, isError, refetch }, failed }: Props) {
  if (isPending) return <div className={`skeleton ${own.line}`} aria-hidden />;
  if (!isError) return null;
  return <ErrorState text={failed} onRetry={refetch} />;
}
