import { Skeleton, Stack } from "@mantine/core";
import { Fields } from "./forms/fields.tsx";

/**
 * Layout of a record's screen: a form, one with a long text, a text that is the page itself, or a report of several
 * parts.
 */
export type RecordShape = "form" | "document" | "article" | "report";

const FIELDS = 6;
const LINES = 8;

/** Shows the skeleton of a record's screen while it loads. */
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
  if (shape === "article")
    return (
      <Stack aria-busy>
        <Skeleton height={36} w="6rem" ml="auto" />
        <Stack w="100%" maw="var(--measure)" mx="auto">
          <Skeleton height={48} />
          {Array.from({ length: LINES }, (_, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
            <Skeleton key={number} height={16} />
          ))}
        </Stack>
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
