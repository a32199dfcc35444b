/** Paths of the web client (apps/web/src/paths.ts) for mails and notifications. */
export const boardPath = "/becayis";
export const newListingPath = "/becayis/becayis-ilani-olustur";
export const matchesPath = "/becayis/matches";
export const requestsPath = (tab: "received" | "sent") => `/profil/iletisim-istekleri?tab=${tab}`;
export const pathOf = ({ slug }: { slug: string }) => `/becayis/ilan/${slug}`;
export const renewalPath = (token: string) => `/becayis/ilan-yenile#${token}`;
/** The one-click unsubscribe address of alert mails. */
export const STOP_ALERT_ADDRESS = "/api/becayis/alerts/stop";
export const stopAlertPath = (token: string) => `/becayis/takip-durdur#${token}`;
