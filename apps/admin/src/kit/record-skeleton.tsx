import { Skeleton, Stack } from "@mantine/core";
import { Fields } from "./forms/fields.tsx";

/** Names the shape of a record's screen: a form, a text with settings beside it, or a report in parts. */
export type RecordShape = "form" | "document" | "report";

const FIELDS = 6;

/** Holds the places of a record's screen while it is loaded. */
export function RecordSkeleton({ shape }: { shape: RecordShape }) {
  if (shape === "report")
    return (
      <Stack aria-busy>
        <Fields>
          <Skeleton height={280} />
          <Skeleton height={280} />
        </Fields>
        <Skeleton height={180} />
      </Stack>
    );
  return (
    <Stack aria-busy>
      <Skeleton height={36} w="6rem" ml="auto" />
      {shape === "document" && <Skeleton height={420} />}
      <Fields>
        {Array.from({ length: FIELDS }, (_, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <div key={number}>
            <Skeleton height={14} w="8rem" mb="xs" />
            <Skeleton height={36} />
          </div>
        ))}
      </Fields>
    </Stack>
  );
}
