import { returnPathIn, withReturnPath } from "@site/contract/identity/links/return-path";
import { useEffect, useState } from "react";

/** The parameters of a mailed link; "" for those that it does not have. */
export interface LinkValues {
  access: string;
  refresh: string;
  type: string;
  /** The parameter of links that have only one. */
  token: string;
}

/**
 * Returns the parameters of the mailed link, and removes them from the address so that they do not stay in the history.
 */
export function useLinkValues(): LinkValues {
  const [values] = useState(() => toValues(location));
  useEffect(() => {
    history.replaceState(history.state, "", withReturnPath(location.pathname, returnPathIn(location.search)));
    const reset = () => {
      const { access, token } = toValues(location);
      if (access || token) location.reload();
    };
    addEventListener("hashchange", reset); // the browser does not reload when only the fragment changes
    return () => removeEventListener("hashchange", reset);
  }, []);
  return values;
}

/** Parses the parameters; the fragment takes precedence over the query. */
export function toValues({ hash, search }: Pick<Location, "hash" | "search">): LinkValues {
  const given = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const read = (name: string) => given.map((values) => values.get(name)).find(Boolean) ?? "";
  return { access: read("access_token"), refresh: read("refresh_token"), type: read("type"), token: read("token") };
}
