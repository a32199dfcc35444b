import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { documentHeaders } from "./security.ts";

const headers = documentHeaders(
  { template: "<script>var theme;</script>", admin: { template: "<script>var own;</script>" }, hasPolicy: true },
  "https://site.example.org",
);
const getPolicy = (given: Record<string, string>) => given["content-security-policy"] ?? "";

describe("the content policy of a document", () => {
  it("allows only the site itself without third parties", () => {
    for (const policy of [getPolicy(headers.public({ thirdParties: [] })), getPolicy(headers.admin([]))]) {
      expect(policy.match(/https:\/\/\S+/g)).toBeNull();
      expect(policy).not.toContain("unsafe-eval");
    }
  });

  it("allows the given third parties, each for its own kinds of sources", () => {
    const analytics = getPolicy(headers.public({ thirdParties: ["analytics"] }));
    expect(analytics).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/www\.googletagmanager\.com;/);
    expect(analytics).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com /);
    expect(analytics).toContain("frame-src 'self';");
    expect(analytics).not.toContain("doubleclick");
    const both = getPolicy(headers.public({ thirdParties: ["analytics", "ads"] }));
    expect(both).toMatch(/frame-src 'self' .*https:\/\/\*\.doubleclick\.net/);
    expect(both).toContain("googletagmanager");
    expect(getPolicy(headers.public({ thirdParties: ["ads"] }))).not.toContain("google-analytics");
  });

  it("allows only script and frame of the bot check", () => {
    const policy = getPolicy(headers.public({ thirdParties: ["botCheck"] }));
    expect(policy).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/challenges\.cloudflare\.com;/);
    expect(policy).toContain("frame-src 'self' https://challenges.cloudflare.com;");
    expect(policy).toContain("connect-src 'self';");
  });

  it("requires Trusted Types, also with the bot check, unless code is loaded that is not written for them", () => {
    for (const policy of [
      getPolicy(headers.public({ thirdParties: [] })),
      getPolicy(headers.public({ thirdParties: ["botCheck"] })),
      getPolicy(headers.admin([])),
      getPolicy(headers.admin(["botCheck"])),
    ])
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default sanitised-html");
    for (const thirdParties of [["ads"], ["botCheck", "ads"], ["botCheck", "analytics"]] as const)
      expect(getPolicy(headers.public({ thirdParties }))).not.toContain("trusted-types");
  });

  it("lists the hashes of the template's inline scripts", () => {
    const getHash = (policy: string) => /'sha256-\S+'/.exec(policy)?.[0];
    expect(getHash(getPolicy(headers.admin([])))).toBeDefined();
    expect(getHash(getPolicy(headers.admin([])))).not.toBe(getHash(getPolicy(headers.public({ thirdParties: [] }))));
  });

  it("lists the hash of a template's inline style sheet and allows no other", () => {
    const styled = documentHeaders(
      { template: "<style>body{}</style>", admin: { template: "" }, hasPolicy: true },
      "https://site.example.org",
    );
    const hash = createHash("sha256").update("body{}").digest("base64");
    expect(getPolicy(styled.public({ thirdParties: [] }))).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(getPolicy(headers.public({ thirdParties: [] }))).toContain("style-src 'self';");
  });

  it("lists the style sheet that only this page has", () => {
    const page = { thirdParties: [], styleSource: "'sha256-own'" };
    expect(getPolicy(headers.public(page))).toContain("style-src 'self' 'sha256-own';");
    expect(getPolicy(headers.public({ thirdParties: [] }))).not.toContain("own");
  });

  it("is created once for each set of third parties", () => {
    expect(headers.public({ thirdParties: ["ads"] })).toBe(headers.public({ thirdParties: ["ads"] }));
    expect(headers.public({ thirdParties: [] })).not.toBe(headers.public({ thirdParties: ["ads"] }));
  });
});
