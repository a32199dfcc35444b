import { Skeleton, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { LoadFailed } from "./load-failed.tsx";
import { Screen } from "./screen.tsx";

interface Props<Data> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Title of the screen until its data is there. */
  title: string;
  /** Title of the error. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Renders a screen that needs one record: a skeleton, an error with a retry button, or the screen. */
export function Loaded<Data>({ query: { data, isError, isFetching, refetch }, title, failed, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  return (
    <Screen title={title}>
      {isError ? (
        <LoadFailed title={failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Stack aria-busy>
          <Skeleton height={48} />
          <Skeleton height={60} />
          <Skeleton height={320} />
        </Stack>
      )}
    </Screen>
  );
}
