import { useMediaQuery } from "@mantine/hooks";

/** Returns whether the window has a phone's width, below Mantine's breakpoint `xs`. */
export function useIsPhone(): boolean {
  return useMediaQuery("(max-width: 35.99em)", undefined, { getInitialValueInEffect: false });
}
