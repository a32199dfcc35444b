import { Center, Loader } from "@mantine/core";

/** Stands while the first screen's code is loaded. */
export function Loading() {
  return (
    <Center mih="100dvh">
      <Loader aria-label="Yükleniyor" />
    </Center>
  );
}
