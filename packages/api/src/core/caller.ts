/** Who calls, as the server's edge saw it. */
export interface Caller {
  ipAddress: string;
  userAgent: string;
  /** True for a browser (it sends Sec-Fetch-Site): its sign-in gets a token bound to a cookie. */
  isBrowser: boolean;
}
