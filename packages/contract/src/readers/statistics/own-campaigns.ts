/** Sources that the site's own links name in `utm_source`, with their names for people in the reader statistics. */
export const ownCampaigns = {
  paylasim: "Paylaşılan bağlantı",
  afis: "Afiş",
  takip: "Takip e-postası",
} as const;

/** Returns an address that tells how its reader came. No page is made by it, so that all share the cached one. */
export function withCampaign(address: string, campaign: keyof typeof ownCampaigns): string {
  return `${address}?utm_source=${campaign}`;
}
