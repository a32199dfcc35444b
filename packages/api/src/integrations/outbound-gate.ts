import { lookup as resolveName } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** A host name or network that the operator allows connections to (OUTBOUND_ALLOW). */
export type AllowedTarget = { host: string } | { network: [Address, number] };

/** Mail ports are allowed in private networks (RFC 6409, RFC 8314; 2525 by convention). */
const MAIL_PORTS = [25, 465, 587, 2525];
/** Private ranges, which the operator may allow. */
const PRIVATE_RANGES = ["private", "loopback", "uniqueLocal", "carrierGradeNat"];
/** Prefixes that embed an IPv4 address: NAT64 (RFC 6052), IPv4-compatible (RFC 4291, 2.5.5.1). */
const NAT64 = ipaddr.IPv6.parseCIDR("64:ff9b::/96");
const COMPATIBLE = ipaddr.IPv6.parseCIDR("::/96");
/** Cloud metadata services outside the link-local range: Amazon (IPv6), Alibaba. */
const METADATA = ["fd00:ec2::/32", "100.100.100.200/32"].map((network) => ipaddr.parseCIDR(network));

/** Thrown for addresses that the server must not connect to. */
export class ForbiddenTargetError extends Error {
  readonly code = "EFORBIDDENTARGET";
}

/** Purpose of a connection. Only mail may reach private networks without OUTBOUND_ALLOW. */
export type Purpose = "mail" | "web";

/** Guards connections to addresses that users configure. Addresses from environment variables are not checked. */
export interface OutboundGate {
  /**
   * Resolves a host and checks all its addresses.
   * @returns a look-up function for the socket that knows only the checked addresses, which prevents DNS rebinding
   * @throws ForbiddenTargetError if one of the addresses is not allowed; DNS errors
   */
  admit(host: string, port: number, purpose: Purpose): Promise<LookupFunction>;
  /** Returns whether the operator allowed this very host or address, so that its network is trusted. */
  isNamed(host: string): boolean;
}

/** Creates the outbound gate. @param resolve returns all addresses of a name; the system's resolver by default */
export function createOutboundGate(
  allowed: readonly AllowedTarget[],
  resolve = (name: string) => resolveName(name, { all: true }),
): OutboundGate {
  const isNamedHost = (name: string) => allowed.some((target) => "host" in target && target.host === name);
  return {
    isNamed(host) {
      const name = getName(host);
      if (!ipaddr.isValid(name)) return isNamedHost(name);
      const address = ipaddr.parse(name);
      return isNamedHost(name) || allowed.some((target) => "network" in target && isWithin(address, target.network));
    },
    async admit(host, port, purpose) {
      const name = getName(host);
      const found = ipaddr.isValid(name) ? [{ address: name }] : await resolve(name);
      const addresses = found.map(({ address }) => carriedBy(ipaddr.parse(address)));
      const mayBePrivate = isNamedHost(name) || (purpose === "mail" && MAIL_PORTS.includes(port));
      for (const address of addresses) assertMayBeReached(address, mayBePrivate, allowed);
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
 * Parses an entry of OUTBOUND_ALLOW: a host name, an address or a network like 10.0.0.0/8.
 * @returns undefined if it is invalid or not a private network
 */
export function parseAllowedTarget(text: string): AllowedTarget | undefined {
  const name = getName(text);
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

/**
 * Returns the IPv4 address embedded in an IPv6 one, else the address itself. 6to4 and Teredo are in ranges that are
 * always refused.
 */
function carriedBy(address: Address): Address {
  if (address instanceof ipaddr.IPv4) return address;
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  const isCompatible = address.match(COMPATIBLE) && address.range() === "unicast";
  if (address.match(NAT64) || isCompatible) return new ipaddr.IPv4(address.toByteArray().slice(-4));
  return address;
}

/** Normalises a host: without brackets, zone and trailing dot, in lower case. */
function getName(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/%.*$/, "")
    .replace(/\.+$/, "");
}
