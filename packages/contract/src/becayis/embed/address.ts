/** Narrows the list that other sites show, by slug; "" for all. */
export interface EmbedChoice {
  institution: string;
  position: string;
}

/** The newest listings as a page and as RSS for other sites; the server answers both, and not the public site. */
export const embedPaths = { page: "/becayis/embed", rss: "/becayis/rss.xml" } as const;

/** Address of the list as JSON, which pages of the allowed sites read. */
export const EMBED_JSON_ADDRESS = "/api/becayis/embed";

/** Returns the path of the list as a page or as RSS. */
export function embedPath(kind: keyof typeof embedPaths, { institution, position }: EmbedChoice): string {
  const query = new URLSearchParams();
  if (institution) query.set("kurum", institution);
  if (position) query.set("unvan", position);
  return query.size > 0 ? `${embedPaths[kind]}?${query}` : embedPaths[kind];
}
