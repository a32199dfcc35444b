import type { IncomingHttpHeaders } from "node:http";

/** Returns whether a browser asks not to be counted: Do Not Track or Global Privacy Control. */
export function refusesCounting(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === "1" || headers["sec-gpc"] === "1";
}
