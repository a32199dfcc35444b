/** The caller of a procedure as the HTTP server sees it. */
export interface Caller {
  ipAddress: string;
  userAgent: string;
  /** True for browsers (they send Sec-Fetch-Site); their session tokens are bound to a cookie. */
  isBrowser: boolean;
  /** True for readers who ask not to be counted (DNT, Sec-GPC). */
  refusesCounting: boolean;
}
