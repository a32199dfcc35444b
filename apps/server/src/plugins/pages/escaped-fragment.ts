/** "#" as mail gateways that check links encode it, once or twice. */
const ESCAPED = /^(\/(?![/\\])[^?#%]*)%(?:25)*23([^?#]+)/i;

/**
 * Returns the address with the fragment that a request has in its path. Gateways that check mails open
 * "/takip%23onay=…" instead of "/takip#onay=…"; without a redirect the mailed link would end at a missing page.
 * @returns undefined for every other address
 */
export function withFragment(url: string): string | undefined {
  const [, path, fragment = ""] = ESCAPED.exec(url) ?? [];
  if (path === undefined) return undefined;
  try {
    return `${path}#${encodeURI(decodeURIComponent(fragment))}`;
  } catch {
    return undefined; // the fragment cannot be decoded
  }
}
