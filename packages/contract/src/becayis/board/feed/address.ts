/** Slugs of the institution and position that limit the feed; "" for all. */
export interface FeedChoice {
  institution: string;
  position: string;
}

/** The newest listings as RSS. The server answers this address, not the public site. */
export const BOARD_FEED = "/becayis/rss.xml";

/** Returns the path of the feed. */
export function boardFeedPath({ institution, position }: FeedChoice): string {
  const query = new URLSearchParams();
  if (institution) query.set("kurum", institution);
  if (position) query.set("unvan", position);
  return query.size > 0 ? `${BOARD_FEED}?${query}` : BOARD_FEED;
}
