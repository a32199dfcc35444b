import { paths } from "@site/contract/paths";

/** Addresses of the board in mails and notifications. */
export const boardPath = paths.board;
export const newListingPath = paths.newListing;
export const matchesPath = paths.matches;
export const requestsPath = (tab: "received" | "sent") =>
  tab === "received" ? paths.receivedRequests : paths.sentRequests;
export const pathOf = ({ slug }: { slug: string }) => paths.listing(slug);
export const renewalPath = (token: string) => `${paths.renewListing}#${token}`;
/** The one-click unsubscribe address of alert mails. */
export const STOP_ALERT_ADDRESS = "/api/becayis/alerts/stop";
export const stopAlertPath = (token: string) => `${paths.stopAlert}#${token}`;
