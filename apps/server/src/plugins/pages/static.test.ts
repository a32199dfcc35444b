import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterTestFile } from "@site/db/testing";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { answerHeaders, registerSecurityHeaders } from "../guards/security.ts";
import { registerStatic } from "./static.ts";

const getHash = (text: string) => createHash("sha256").update(text).digest("base64");
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

it("sets content policy and lifetime for each kind of built file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "hvy-static-"));
  afterTestFile(() => rmSync(folder, { recursive: true }));
  const [web, admin] = [join(folder, "web"), join(folder, "admin")];
  for (const assets of [join(web, "assets"), join(web, "images"), join(admin, "assets")])
    mkdirSync(assets, { recursive: true });
  for (const name of [
    "assets/app-1a2b.js",
    "assets/app-1a2b.css",
    "images/a.svg",
    "sw.js",
    "offline.html",
    "index.html",
  ])
    writeFileSync(join(web, name), name === "offline.html" ? "<style>p{}</style><script>var a</script>" : "x");
  for (const name of ["assets/admin-3c4d.js", "index.html"]) writeFileSync(join(admin, name), "x");
  const server = Fastify();
  registerSecurityHeaders(server, answerHeaders("https://site.example.org"));
  await registerStatic(server, { web, admin });

  const answers = [
    ["/assets/app-1a2b.js", NOTHING, "public, max-age=31536000, immutable"],
    ["/admin/assets/admin-3c4d.js", NOTHING, "public, max-age=31536000, immutable"],
    ["/assets/app-1a2b.css", NOTHING, "public, max-age=31536000, immutable"],
    ["/images/a.svg", NOTHING, "public, max-age=86400"],
    ["/sw.js", "default-src 'self'", "no-cache"],
    [
      "/offline.html",
      [
        "default-src 'none'; img-src 'self'",
        `style-src 'sha256-${getHash("p{}")}'; script-src 'sha256-${getHash("var a")}'`,
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "require-trusted-types-for 'script'; trusted-types default sanitised-html",
      ].join("; "),
      "public, max-age=86400",
    ],
  ] as const;
  for (const [url, policy, lifetime] of answers) {
    const { statusCode, headers } = await server.inject(url);
    expect([url, statusCode, headers["content-security-policy"], headers["cache-control"]]).toEqual([
      url,
      200,
      policy,
      lifetime,
    ]);
    expect([url, headers["x-content-type-options"], headers["strict-transport-security"]]).toEqual([
      url,
      "nosniff",
      "max-age=31536000; includeSubDomains",
    ]);
  }
  for (const url of ["/index.html", "/admin/index.html"]) expect((await server.inject(url)).statusCode).toBe(404);
});
