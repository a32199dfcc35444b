import { createHash } from "node:crypto";
import type { ThirdParty } from "@site/api";
import type { FastifyInstance } from "fastify";

/** What an answer may load that is no document: nothing. */
const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};

/** Returns the headers of every answer; documents replace the policy by their own. */
export function answerHeaders(siteUrl: string): Record<string, string> {
  return { ...headersOfAll(siteUrl), "content-security-policy": NO_DOCUMENT };
}

/** Only a site with https may ask for https: a browser keeps that for a year. */
function headersOfAll(siteUrl: string): Record<string, string> {
  return { ...EVERYWHERE, ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }) };
}

/** Puts them on whatever gets as far as a route. @param headers those of every answer */
export function registerSecurityHeaders(server: FastifyInstance, headers: Record<string, string>): void {
  server.addHook("onRequest", (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The headers of documents, those of visitors and those of the admin area. */
export interface DocumentHeaders {
  /** @param thirdParties whose code the page may load; the same object each time for the same ones */
  public(thirdParties: readonly ThirdParty[]): Record<string, string>;
  admin(thirdParties: readonly ThirdParty[]): Record<string, string>;
}

/** Where the code of others comes from, whom it calls and what it frames, as its makers list it. */
const SOURCES: Record<ThirdParty, { script: string; connect: string; frame: string }> = {
  analytics: {
    script: "https://www.googletagmanager.com",
    connect: "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    frame: "",
  },
  botCheck: { script: "https://challenges.cloudflare.com", connect: "", frame: "https://challenges.cloudflare.com" },
  ads: {
    script: "https://*.googlesyndication.com https://*.doubleclick.net https://*.adtrafficquality.google",
    connect: "https://*.googlesyndication.com https://*.doubleclick.net https://*.adtrafficquality.google",
    frame:
      "https://*.googlesyndication.com https://*.doubleclick.net https://*.adtrafficquality.google https://www.google.com",
  },
};

/** No text becomes HTML or a script but through the client's two policies. The code of third parties does not know of them. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types default sanitised-html"];

/**
 * Makes them once. The policy names the inline scripts of each template by their hashes, so a kept page stays valid.
 * @param hasPolicy false in development, where Vite adds scripts and styles of its own
 */
export function documentHeaders(
  { template, admin, hasPolicy }: { template: string; admin: { template: string }; hasPolicy: boolean },
  siteUrl: string,
): DocumentHeaders {
  const isSecure = siteUrl.startsWith("https:");
  const common = headersOfAll(siteUrl);
  const policyOf = (html: string, styles: string, thirdParties: readonly ThirdParty[]): Record<string, string> =>
    hasPolicy ? { "content-security-policy": contentPolicy(html, isSecure, styles, thirdParties) } : {};
  const made = new Map<string, Record<string, string>>();
  return {
    public(thirdParties) {
      const key = thirdParties.join();
      const headers = made.get(key) ?? { ...common, ...policyOf(template, "style-src 'self'", thirdParties) };
      made.set(key, headers);
      return headers;
    },
    // Mantine's components set style attributes.
    admin: (thirdParties) => ({
      ...common,
      ...policyOf(admin.template, "style-src 'self' 'unsafe-inline'", thirdParties),
    }),
  };
}

function contentPolicy(
  template: string,
  isSecure: boolean,
  styles: string,
  thirdParties: readonly ThirdParty[],
): string {
  const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  const scripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => hashOf(match[1] ?? ""));
  const sourcesOf = (kind: "script" | "connect" | "frame") =>
    thirdParties.map((party) => SOURCES[party][kind]).filter(Boolean);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...sourcesOf("script")].join(" "),
    ...(thirdParties.length > 0
      ? [
          ["connect-src 'self'", ...sourcesOf("connect")].join(" "),
          ["frame-src 'self'", ...sourcesOf("frame")].join(" "),
        ]
      : []),
    styles,
    "img-src 'self' https: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(thirdParties.length === 0 ? TRUSTED_TYPES : []),
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
