import { useMediaQuery } from "@mantine/hooks";

/** Returns whether the window is as narrow as a phone's; Mantine's `xs` begins above. */
export function useIsPhone(): boolean {
  return useMediaQuery("(max-width: 35.99em)", undefined, { getInitialValueInEffect: false });
}
