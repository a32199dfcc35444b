import { useLocation } from "../../../framework/browser.ts";
import { returnPathIn } from "../../../shared/lib/return-path.ts";

/** Returns the page that required the sign-in, read from the address; undefined if there is none. */
export function useReturnPath(): string | undefined {
  return returnPathIn(useLocation().search);
}
