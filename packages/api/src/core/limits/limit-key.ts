import ipaddr from "ipaddr.js";

const NETWORK_PARTS = 4;

/**
 * Returns the key that counts the callers of an address: the /64 network of IPv6 (a subscriber has a whole one, RFC
 * 6177) and plain IPv4 for mapped addresses. Anything that is not an address is returned unchanged.
 */
export function getLimitKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  return known instanceof ipaddr.IPv6
    ? `${known.parts
        .slice(0, NETWORK_PARTS)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : known.toString();
}
