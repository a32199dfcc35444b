import { useEffect, useState } from "react";
import { returnPathIn, withReturnPath } from "../../../shared/lib/return-path.ts";

/** What the link of a mail carries (decisions.md 6). */
export interface LinkValues {
  access: string;
  refresh: string;
  type: string;
  /** The single value of the other documented form. */
  token: string;
}

/** Reads them from fragment and query once; then they leave the address, and with it the history. Another link begins anew. */
export function useLinkValues(): LinkValues {
  const [values] = useState(() => valuesOf(location));
  useEffect(() => {
    history.replaceState(history.state, "", withReturnPath(location.pathname, returnPathIn(location.search)));
    const beginAnew = () => {
      const { access, token } = valuesOf(location);
      if (access || token) location.reload();
    };
    addEventListener("hashchange", beginAnew); // the browser loads nothing where only the fragment is another
    return () => removeEventListener("hashchange", beginAnew);
  }, []);
  return values;
}

/** The fragment goes before the query. */
export function valuesOf({ hash, search }: Pick<Location, "hash" | "search">): LinkValues {
  const given = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const read = (name: string) => given.map((values) => values.get(name)).find(Boolean) ?? "";
  return { access: read("access_token"), refresh: read("refresh_token"), type: read("type"), token: read("token") };
}
