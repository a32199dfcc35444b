import { returnPathIn, withReturnPath } from "@site/contract/identity/links/return-path";
import { useEffect, useState } from "react";

/** The values a mailed link carries. */
export interface LinkValues {
  access: string;
  refresh: string;
  type: string;
  /** The value of links that carry a single one. */
  token: string;
}

/** Returns the values from fragment and query, and removes them from the address to keep them out of the history. */
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

/** Parses the values; the fragment takes precedence over the query. */
export function toValues({ hash, search }: Pick<Location, "hash" | "search">): LinkValues {
  const given = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const read = (name: string) => given.map((values) => values.get(name)).find(Boolean) ?? "";
  return { access: read("access_token"), refresh: read("refresh_token"), type: read("type"), token: read("token") };
}
