import type { LookupAddress } from "node:dns";
import { describe, expect, it } from "vitest";
import { createOutboundGate, ForbiddenTargetError, parseAllowedTarget } from "./outbound-gate.ts";

const WEB = 443;
const SMTP = 587;
const allow = (...texts: string[]) => texts.flatMap((text) => parseAllowedTarget(text) ?? []);
const named =
  (...addresses: string[]) =>
  async (): Promise<LookupAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
const admit = (host: string, port: number, allowed: string[] = [], resolve = named()) =>
  createOutboundGate(allow(...allowed), resolve).admit(host, port, port === SMTP ? "mail" : "web");

const loopback = [
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "017700000001",
  "0177.0.0.1",
  "0x7f.1",
  "::1",
  "[::1]",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::7f00:1",
  "64:ff9b::7f00:1",
  "127.0.0.1.",
];
const privates = ["10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1", "fc00::1", "fd12:3456::1"];
const never = [
  "169.254.169.254",
  "0xa9fea9fe",
  "::ffff:169.254.169.254",
  "64:ff9b::a9fe:a9fe",
  "2002:a9fe:a9fe::1",
  "fe80::1",
  "fe80::1%eth0",
  "fd00:ec2::254",
  "100.100.100.200",
  "0.0.0.0",
  "0",
  "::",
  "224.0.0.1",
  "ff02::1",
  "255.255.255.255",
  "240.0.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "2001:db8::1",
  "2001::1",
  "fec0::1",
];

describe("an address", () => {
  it.each([...loopback, ...privates])(
    "in a private network is allowed at mail ports or by the operator: %s",
    async (address) => {
      await expect(admit(address, WEB)).rejects.toThrow(ForbiddenTargetError);
      await admit(address, SMTP);
      await admit(address, WEB, [
        "10.0.0.0/8",
        "172.16.0.0/12",
        "192.168.0.0/16",
        "100.64.0.0/10",
        "fc00::/7",
        "127.0.0.0/8",
        "::1",
      ]);
      await expect(admit(address, WEB, ["10.9.0.0/16", "fd99::/16"])).rejects.toThrow(ForbiddenTargetError);
    },
  );

  it("in a private network is not reached for a page at a mail port", async () => {
    const gate = createOutboundGate([]);
    await expect(gate.admit("10.0.0.1", SMTP, "web")).rejects.toThrow(ForbiddenTargetError);
    await gate.admit("10.0.0.1", SMTP, "mail");
  });

  it.each(never)("that is forbidden is refused at every port: %s", async (address) => {
    for (const port of [SMTP, WEB])
      await expect(admit(address, port, ["127.0.0.0/8", "fc00::/7", "100.64.0.0/10"])).rejects.toThrow(
        ForbiddenTargetError,
      );
    const name = "mail.example.org";
    if (!address.includes("%"))
      await expect(admit(name, SMTP, [name], named(address))).rejects.toThrow(ForbiddenTargetError);
  });

  it.each(["93.184.216.34", "2606:4700::1111"])("on the internet is allowed: %s", async (address) => {
    expect(await admit(address, WEB)).toBeTypeOf("function");
  });
});

describe("a host name", () => {
  it("is refused if one of its addresses is", async () => {
    await admit("a.example.org", WEB, [], named("93.184.216.34"));
    await expect(admit("a.example.org", WEB, [], named("93.184.216.34", "10.0.0.1"))).rejects.toThrow(
      ForbiddenTargetError,
    );
    await expect(admit("a.example.org", SMTP, [], named("93.184.216.34", "169.254.169.254"))).rejects.toThrow(
      ForbiddenTargetError,
    );
  });

  it("that the operator allows is reached in private networks", async () => {
    for (const host of ["mail.lan", "MAIL.lan", "mail.lan."]) await admit(host, WEB, ["Mail.Lan"], named("10.0.0.1"));
    await expect(admit("mail.lan.example.org", WEB, ["mail.lan"], named("10.0.0.1"))).rejects.toThrow(
      ForbiddenTargetError,
    );
  });

  it("is resolved once: the socket uses the checked addresses", async () => {
    let asked = 0;
    const rebinding = async () => [{ address: asked++ === 0 ? "93.184.216.34" : "127.0.0.1", family: 4 }];
    const lookup = await admit("a.example.org", WEB, [], rebinding);
    const found = await new Promise((resolve) =>
      lookup("a.example.org", { all: true }, (_, addresses) => resolve(addresses)),
    );
    expect([found, asked]).toEqual([[{ address: "93.184.216.34", family: 4 }], 1]);
    expect(
      await new Promise((resolve) => lookup("a.example.org", {}, (_, address, family) => resolve([address, family]))),
    ).toEqual(["93.184.216.34", 4]);
  });
});

it.each([
  "0.0.0.0/0",
  "::/0",
  "8.8.8.8",
  "169.254.0.0/16",
  "fe80::/10",
  "10.0.0.0/33",
  "http://mail.lan",
  "a b",
  "-",
  "*",
])("no operator can allow %s", (text) => {
  expect(parseAllowedTarget(text)).toBeUndefined();
});
