/** Pages that may load analytics and ads; never sign-in, member or administrator screens. */
const MEASURED =
  /^\/(?:hizmetler(?:\/[^/]+)?|blog(?:\/(?:(?:category|tag)\/)?[^/]+)?|becayis(?:\/(?:ilan|listings)\/[^/]+)?)?$/i;

export function isMeasuredPage(pathname: string): boolean {
  return MEASURED.test(pathname);
}
