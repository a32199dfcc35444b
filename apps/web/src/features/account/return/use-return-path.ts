import { returnPathIn } from "@site/contract/identity/links/return-path";
import { useLocation } from "react-router-dom";

/** Returns the page that required the sign-in, read from the address; undefined if there is none. */
export function useReturnPath(): string | undefined {
  return returnPathIn(useLocation().search);
}
