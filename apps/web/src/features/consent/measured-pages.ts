/** Where analytics and ads may be loaded (public-site.md section 9); never on a screen of sign-in, members or the administrator. */
const MEASURED =
  /^\/(?:hizmetler(?:\/[^/]+)?|blog(?:\/(?:(?:category|tag)\/)?[^/]+)?|becayis(?:\/(?:ilan|listings)\/[^/]+)?)?$/;

export function isMeasuredPage(pathname: string): boolean {
  return MEASURED.test(pathname);
}
