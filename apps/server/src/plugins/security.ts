import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

/** The headers every answer carries. */
export const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
};

/** Puts them on whatever gets as far as a route. */
export function registerSecurityHeaders(server: FastifyInstance): void {
  server.addHook("onRequest", (_, reply, done) => {
    reply.headers(EVERYWHERE);
    done();
  });
}

/** The headers of documents, those of visitors and those of the admin area. */
export interface DocumentHeaders {
  public: Record<string, string>;
  admin: Record<string, string>;
}

/**
 * Makes them once. The policy names the inline scripts of the template by their hashes, so a kept page stays valid.
 * @param hasPolicy false in development, where Vite adds scripts and styles of its own
 */
export function documentHeaders({ template, hasPolicy }: { template: string; hasPolicy: boolean }, siteUrl: string): DocumentHeaders {
  const isSecure = siteUrl.startsWith("https:");
  const common = { ...EVERYWHERE, ...(isSecure && { "strict-transport-security": "max-age=31536000" }) };
  const policyOf = (styles: string): Record<string, string> => (hasPolicy ? { "content-security-policy": contentPolicy(template, isSecure, styles) } : {});
  return {
    public: { ...common, ...policyOf("style-src 'self'") },
    admin: { ...common, ...policyOf("style-src 'self' 'unsafe-inline'") }, // its components set style attributes
  };
}

function contentPolicy(template: string, isSecure: boolean, styles: string): string {
  const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  const scripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => hashOf(match[1] ?? ""));
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`,
    styles,
    "img-src 'self' https: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
