import type { AnchorHTMLAttributes } from "react";
import { useHref, useLinkClickHandler } from "react-router-dom";

/** A link between the administrator's screens. Public pages have plain ones, see use-internal-links.ts. */
export function Link({
  to,
  ...rest
}: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "onClick">) {
  const href = useHref(to);
  const onClick = useLinkClickHandler(to);
  return <a {...rest} href={href} onClick={onClick} />;
}
