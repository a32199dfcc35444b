import { useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Returns whether a dialog is open, and the function that opens or closes it. An address with one of these names after
 * "#" opens it, as links of the search do.
 * @param names of the dialog or of its fields
 */
export function useCalledDialog(...names: string[]) {
  const { hash, key } = useLocation();
  const called = names.find((name) => `#${name}` === hash);
  const [choice, setChoice] = useState<{ key: string; isOpen: boolean }>();
  const isOpen = called !== undefined && choice?.key !== key ? true : (choice?.isOpen ?? false);
  return { isOpen, called, setOpen: (isOpen: boolean) => setChoice({ key, isOpen }) };
}
