import { useEffect, useState } from "react";

/** A mailed link: the screen that it opens, and its token. */
export interface MailLink {
  kind: "confirm" | "choices";
  token: string;
}

const KINDS = { onay: "confirm", tercih: "choices" } as const;

/** Returns the mailed link in the fragment, and removes it from the address. */
export function useMailLink(): MailLink | undefined {
  const [link, setLink] = useState<MailLink>();
  useEffect(() => {
    function read(): void {
      const [, name, token] = /^#(onay|tercih)=([\w-]{1,1000})$/.exec(location.hash) ?? [];
      if ((name !== "onay" && name !== "tercih") || !token) return;
      history.replaceState(history.state, "", location.pathname);
      setLink({ kind: KINDS[name], token });
    }
    read();
    addEventListener("hashchange", read); // a second link may open in the same document
    return () => removeEventListener("hashchange", read);
  }, []);
  return link;
}
