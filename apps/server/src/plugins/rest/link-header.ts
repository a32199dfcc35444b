import { pageLinks } from "@site/contract/common/paging";
import { z } from "zod";

const paged = z.object({ links: pageLinks });

/** Returns the Link header (RFC 8288) of a page of a list. */
export function getLinkHeader(answer: unknown): string | undefined {
  const { data } = paged.safeParse(answer);
  if (!data) return undefined;
  const links = Object.entries(data.links).filter(([name, url]) => url !== null && name !== "self");
  return links.map(([name, url]) => `<${url}>; rel="${name}"`).join(", ");
}
