/** Values of `utm_source` in the site's own links, with their Turkish names in the reader statistics. */
export const ownCampaigns = {
  paylasim: "Paylaşılan bağlantı",
  afis: "Afiş",
  takip: "Takip e-postası",
} as const;

/**
 * Returns an address that tells how its reader came. No page depends on the parameter, so that all readers share the
 * cached page.
 */
export function withCampaign(address: string, campaign: keyof typeof ownCampaigns): string {
  return `${address}?utm_source=${campaign}`;
}
