import { lookup as resolveName } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A host name, or a network of addresses, that the operator lets the server connect to (OUTBOUND_ALLOW). */
export type AllowedTarget = { host: string } | { network: [Address, number] };

/** Own mail servers stand in private networks: their ports may be reached there (RFC 6409, RFC 8314; 2525 by custom). */
const MAIL_PORTS = [25, 465, 587, 2525];
/** Own networks, which the operator may open. */
const PRIVATE_RANGES = ["private", "loopback", "uniqueLocal", "carrierGradeNat"];
/** What carries an IPv4 address in an IPv6 one: NAT64 (RFC 6052), IPv4-compatible (RFC 4291, 2.5.5.1). */
const NAT64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");
const COMPATIBLE = ipaddr.IPv6.parseCIDR("::/96");
/** Metadata of clouds outside the link-local range: Amazon by IPv6, Alibaba. */
const METADATA = ["fd00:ec2::/32", "100.100.100.200/32"].map((network) => ipaddr.parseCIDR(network));

/** Thrown for an address that the server does not connect to on somebody's word. */
export class ForbiddenTargetError extends Error {
  readonly code = "EFORBIDDENTARGET";
}

/** Guards connections that the server opens to addresses others name. Those of the operator's variables need no guard. */
export interface OutboundGate {
  /**
   * Finds the addresses of a host and checks each of them, so that one is connected to that was checked: a second look at the
   * name could find another (DNS rebinding).
   * @returns what a socket to this host looks its address up with; it knows the checked ones alone
   * @throws ForbiddenTargetError where one of the addresses must not be reached; what the resolver says where there is none
   */
  admit(host: string, port: number): Promise<LookupFunction>;
}

/** @param resolve all addresses of a name; the system's resolver where absent */
export function createOutboundGate(
  allowed: readonly AllowedTarget[],
  resolve = (name: string) => resolveName(name, { all: true }),
): OutboundGate {
  return {
    async admit(host, port) {
      const name = nameOf(host);
      const found = ipaddr.isValid(name) ? [{ address: name }] : await resolve(name);
      const isNamed = allowed.some((target) => "host" in target && target.host === name);
      const addresses = found.map(({ address }) => carriedBy(ipaddr.parse(address)));
      for (const address of addresses) assertMayBeReached(address, isNamed || MAIL_PORTS.includes(port), allowed);
      const checked = addresses.map((address) => ({
        address: address.toString(),
        family: address.kind() === "ipv6" ? 6 : 4,
      }));
      return (_, options, done) => {
        const [first] = checked;
        if (!first) done(new Error(`${name} has no address`), "");
        else if (options.all) done(null, checked);
        else done(null, first.address, first.family);
      };
    },
  };
}

/**
 * Reads a target of OUTBOUND_ALLOW: a host name, an address or a network like 10.0.0.0/8.
 * @returns undefined for anything else, and for what no operator opens: a network that is not private
 */
export function parseAllowedTarget(text: string): AllowedTarget | undefined {
  const name = nameOf(text);
  if (ipaddr.isValidCIDR(name)) return privateNetwork(ipaddr.parseCIDR(name));
  if (ipaddr.isValid(name)) return privateNetwork([ipaddr.parse(name), ipaddr.parse(name).toByteArray().length * 8]);
  return /^(?!\d+$)[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/.test(name) ? { host: name } : undefined;
}

function privateNetwork([address, bits]: [Address, number]): AllowedTarget | undefined {
  return PRIVATE_RANGES.includes(address.range()) ? { network: [address, bits] } : undefined;
}

function assertMayBeReached(address: Address, mayBePrivate: boolean, allowed: readonly AllowedTarget[]): void {
  const range = METADATA.some((network) => isWithin(address, network)) ? "metadata" : address.range();
  if (range === "unicast") return;
  const isOpened = mayBePrivate || allowed.some((target) => "network" in target && isWithin(address, target.network));
  if (!PRIVATE_RANGES.includes(range) || !isOpened)
    throw new ForbiddenTargetError(`${address} is not reached from here (${range})`);
}

function isWithin(address: Address, network: [Address, number]): boolean {
  return address.kind() === network[0].kind() && address.match(network);
}

/** The IPv4 address that an IPv6 one stands for, else the address itself. Others that carry one (6to4, Teredo) are in ranges that are never reached. */
function carriedBy(address: Address): Address {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  const isCompatible = address.match(COMPATIBLE) && address.range() === "unicast";
  if (address.match(NAT64) || isCompatible) return new ipaddr.IPv4(address.toByteArray().slice(-4));
  return address;
}

/** One spelling for all: without brackets, a zone or the dot that ends a full name, in lower case. */
function nameOf(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/%.*$/, "")
    .replace(/\.+$/, "");
}
