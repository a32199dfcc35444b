import { paths } from "@site/contract/paths";

/** Returns the address of a tab of requests, for mails and notifications. */
export const requestsPath = (tab: "received" | "sent") =>
  tab === "received" ? paths.receivedRequests : paths.sentRequests;
export const renewalPath = (token: string) => `${paths.renewListing}#${token}`;
export const staffPath = `${paths.swapProfile}#kurum-dogrulama`;
export const windowsPath = `${paths.swapProfile}#basvuru-donemleri`;
export const resultPath = (token: string) => `${paths.swapResult}#${token}`;
/** The one-click unsubscribe address of alert mails. */
export const STOP_ALERT_ADDRESS = "/api/becayis/alerts/stop";
export const confirmAlertPath = (token: string) => `${paths.confirmAlert}#${token}`;
export const stopAlertPath = (token: string) => `${paths.stopAlert}#${token}`;
