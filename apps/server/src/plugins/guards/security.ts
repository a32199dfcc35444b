import { createHash } from "node:crypto";
import type { ThirdParty } from "@site/api";
import type { FastifyInstance } from "fastify";

/** Content policy of answers that are not documents. */
const OTHER_POLICY = "default-src 'none'; frame-ancestors 'none'";

const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};

/** Returns the headers of every answer; documents have a content policy of their own. */
export function answerHeaders(siteUrl: string): Record<string, string> {
  return { ...headersOfAll(siteUrl), "content-security-policy": OTHER_POLICY };
}

/**
 * Returns headers common to all answers. HSTS is sent for https sites only, because browsers remember it for a year; it
 * covers the site's host and its subdomains, no other hosts.
 */
function headersOfAll(siteUrl: string): Record<string, string> {
  const isSecure = siteUrl.startsWith("https:");
  return { ...EVERYWHERE, ...(isSecure && { "strict-transport-security": "max-age=31536000; includeSubDomains" }) };
}

/** Addresses of calls. Other sites may show pictures, feeds and other files of the site. */
const CALLS = /^\/(?:api|trpc|\.netlify)\//;

/**
 * Sets the headers on routed answers. Other sites cannot load the answer of a call, with the reader's cookies, as a
 * picture or script.
 * @param headers headers of every answer
 */
export function registerSecurityHeaders(server: FastifyInstance, headers: Record<string, string>): void {
  server.addHook("onRequest", ({ url }, reply, done) => {
    reply.headers(headers);
    if (CALLS.test(url)) reply.header("cross-origin-resource-policy", "same-origin");
    done();
  });
}

export interface DocumentHeaders {
  /** Returns the headers of a public document, which allow its third parties and its inline style sheet. */
  public(page: { thirdParties: readonly ThirdParty[]; styleSource?: string | undefined }): Record<string, string>;
  admin(thirdParties: readonly ThirdParty[]): Record<string, string>;
}

const GOOGLE_ADS = "https://*.googlesyndication.com https://*.doubleclick.net https://*.adtrafficquality.google";

/** Sources each third party needs, from its documentation: scripts, connections and frames. */
const SOURCES: Record<ThirdParty, { script: string; connect: string; frame: string }> = {
  analytics: {
    script: "https://www.googletagmanager.com",
    connect: "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    frame: "",
  },
  botCheck: { script: "https://challenges.cloudflare.com", connect: "", frame: "https://challenges.cloudflare.com" },
  ads: {
    script: GOOGLE_ADS,
    connect: GOOGLE_ADS,
    frame: `${GOOGLE_ADS} https://www.google.com`,
  },
};

/**
 * Restricts HTML and script sinks to the client's two Trusted Types policies. The default policy allows the bot check's
 * script; the code of ads and analytics does not support Trusted Types.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types default sanitised-html"];

/**
 * Creates the headers once. The policy lists the hashes of each template's inline scripts and styles, so that it
 * fits cached pages.
 * @param hasPolicy false in development, where Vite adds its own scripts and styles
 */
export function documentHeaders(
  { template, admin, hasPolicy }: { template: string; admin: { template: string }; hasPolicy: boolean },
  siteUrl: string,
): DocumentHeaders {
  const isSecure = siteUrl.startsWith("https:");
  const common = headersOfAll(siteUrl);
  const getPolicy = (html: string, styles: string, thirdParties: readonly ThirdParty[]): Record<string, string> =>
    hasPolicy ? { "content-security-policy": contentPolicy(html, isSecure, styles, thirdParties) } : {};
  const made = new Map<string, Record<string, string>>();
  return {
    public({ thirdParties, styleSource = "" }) {
      const key = `${thirdParties.join()} ${styleSource}`;
      const styles = `style-src 'self' ${styleSource}`.trim();
      const headers = made.get(key) ?? { ...common, ...getPolicy(template, styles, thirdParties) };
      made.set(key, headers);
      return headers;
    },
    // Mantine's components set style attributes.
    admin: (thirdParties) => ({
      ...common,
      ...getPolicy(admin.template, "style-src 'self' 'unsafe-inline'", thirdParties),
    }),
  };
}

function contentPolicy(
  template: string,
  isSecure: boolean,
  styles: string,
  thirdParties: readonly ThirdParty[],
): string {
  const scripts = hashesIn(template, /<script>([\s\S]*?)<\/script>/g);
  const getSources = (kind: "script" | "connect" | "frame") =>
    thirdParties.map((party) => SOURCES[party][kind]).filter(Boolean);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...getSources("script")].join(" "),
    ...(thirdParties.length > 0
      ? [
          ["connect-src 'self'", ...getSources("connect")].join(" "),
          ["frame-src 'self'", ...getSources("frame")].join(" "),
        ]
      : []),
    [styles, ...hashesIn(template, /<style>([\s\S]*?)<\/style>/g)].join(" "),
    "img-src 'self' https: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(thirdParties.every((party) => party === "botCheck") ? TRUSTED_TYPES : []),
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Returns the policy of a static page, which allows only its pictures and its own inline script and style. */
export function staticPagePolicy(html: string): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    ["style-src", ...hashesIn(html, /<style>([\s\S]*?)<\/style>/g)].join(" "),
    ["script-src", ...hashesIn(html, /<script>([\s\S]*?)<\/script>/g)].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...TRUSTED_TYPES,
  ].join("; ");
}

/** Returns the policy of the API reference, whose library sets inline styles and inserts HTML. */
export function referencePolicy(html: string): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesIn(html, /<script type="text\/javascript">([\s\S]*?)<\/script>/g)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Returns the sources of a template's inline elements; the pattern's group is an element's content. */
function hashesIn(template: string, element: RegExp): string[] {
  return [...template.matchAll(element)].map(
    ([, content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
  );
}
