import { useLocation } from "react-router-dom";
import { returnPathIn } from "../../../shared/lib/return-path.ts";

/** Returns the page that asked for the sign-in, as the address of this screen says; undefined where none did. */
export function useReturnPath(): string | undefined {
  return returnPathIn(useLocation().search);
}
