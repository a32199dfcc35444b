import { Center, Loader } from "@mantine/core";

/** Shown while the first screen's code loads. */
export function Loading() {
  return (
    <Center mih="100dvh">
      <Loader aria-label="Yükleniyor" />
    </Center>
  );
}
