import ipaddr from "ipaddr.js";

const NETWORK_PARTS = 4;

/**
 * Returns the key under which the callers of an address are counted: of IPv6 the /64 network, as one subscriber has a whole one
 * (RFC 6177), of an IPv4 address in IPv6 clothing the IPv4 address. What is no address stays as it is.
 */
export function limitKeyOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  return known instanceof ipaddr.IPv6
    ? `${known.parts
        .slice(0, NETWORK_PARTS)
        .map((part) => part.toString(16))
        .join(":")}::/64`
    : known.toString();
}
