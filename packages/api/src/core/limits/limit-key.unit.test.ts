import { describe, expect, it } from "vitest";
import { getLimitKey } from "./limit-key.ts";

describe("the counting key", () => {
  it("is the whole IPv4 address in any notation", () => {
    for (const address of ["192.0.2.1", "::ffff:192.0.2.1", "::FFFF:c000:201", "0:0:0:0:0:ffff:192.0.2.1"])
      expect(getLimitKey(address)).toBe("192.0.2.1");
    expect(getLimitKey("192.0.2.2")).not.toBe(getLimitKey("192.0.2.1"));
  });

  it("is the /64 network of IPv6", () => {
    const networks = [
      "2001:db8:1:2::1",
      "2001:db8:1:2:ffff:ffff:ffff:ffff",
      "2001:0DB8:0001:0002:0:0:0:9",
      "2001:db8:1:2::1%eth0",
    ].map(getLimitKey);
    expect(new Set(networks)).toEqual(new Set(["2001:db8:1:2::/64"]));
    expect(getLimitKey("2001:db8:1:3::1")).not.toBe(networks[0]);
  });

  it("is the input itself if it is not an address", () => {
    for (const text of ["", "unknown", "evil"]) expect(getLimitKey(text)).toBe(text);
  });
});
