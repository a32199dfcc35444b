import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";
import { type RecordShape, RecordSkeleton } from "./record-skeleton.tsx";
import { Screen } from "./screen.tsx";

interface Props<Data> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Title of the screen until its record is loaded. */
  title: string;
  /** Title of the error message. */
  failed: string;
  shape?: RecordShape;
  children: (data: Data) => ReactNode;
}

/** Renders a screen that needs one record: its skeleton, an error with a retry button, or the screen. */
export function Loaded<Data>({ query, title, failed, shape = "form", children }: Props<Data>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  return (
    <Screen title={title} isTitleHidden={shape === "article"}>
      {isError ? (
        <LoadFailed title={failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton shape={shape} />
      )}
    </Screen>
  );
}
