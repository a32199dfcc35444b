import { escapeMarkup } from "@site/contract/common/text";
import { getCalls } from "./document.ts";
import { renderCall } from "./reference-call.ts";
import { renderEvents, renderSchemas } from "./reference-schemas.ts";
import { renderText } from "./reference-text.ts";
import type { Call, OpenApiDocument } from "./types.ts";

/** Allows the page's own style and script and calls of this site, nothing else. */
export const REFERENCE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/**
 * Renders the API reference: a section per group, an entry per call. It can be read without a script; the script adds
 * the search and sends calls.
 */
export function renderReference(document: OpenApiDocument): string {
  const calls = getCalls(document);
  const origin = document.servers?.[0]?.url ?? "";
  const groups = (document.tags ?? []).map(({ name, description = "" }, index) => ({
    name,
    description,
    id: `grup-${index + 1}`,
    calls: calls.filter(({ operation }) => operation.tags?.[0] === name),
  }));
  const title = escapeMarkup(document.info.title);
  const further = [
    { id: "olaylar", name: "Olaylar" },
    { id: "semalar", name: "Kayıtlar" },
  ];
  const links = [...further, ...groups]
    .map(({ id, name }) => `<li><a href="#${id}">${escapeMarkup(name)}</a></li>`)
    .join("");
  return [
    '<!doctype html><html lang="tr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/docs.css">`,
    '<script src="/docs.js" defer></script></head>\n<body>',
    '<a class="skip" href="#cagrilar">Çağrılara geç</a>',
    `<header><h1>${title}</h1>`,
    '<form id="tools" role="search" hidden><p><label for="search">Çağrı ara</label>',
    '<input id="search" type="search" autocomplete="off" placeholder="yazı, listing, /api/blog…"></p>',
    '<p><label for="token">Jeton veya API anahtarı</label>',
    '<input id="token" type="password" autocomplete="off" spellcheck="false" aria-describedby="token-help">',
    '<span id="token-help" class="note">Yalnızca bu sayfada tutulur. ',
    "Bu tarayıcıdaki oturumunuz da geçerlidir.</span></p>",
    '<p id="count" class="note" role="status"></p></form></header>',
    '<div class="columns"><nav aria-label="Gruplar"><details><summary>Gruplar</summary>',
    `<ul>${links}</ul></details></nav>`,
    `<main id="cagrilar" tabindex="-1"><section class="introduction">${renderText(document.info.description ?? "")}`,
    '<p>Makineler için · for machines: <a href="/api/openapi.json">openapi.json</a></p></section>',
    ...groups.map((group) => renderGroup(group, origin)),
    renderEvents(document),
    renderSchemas(document.components.schemas),
    "</main></div></body></html>",
  ].join("");
}

function renderGroup(
  { id, name, description, calls }: { id: string; name: string; description: string; calls: Call[] },
  origin: string,
): string {
  const entries = calls.map((call) => renderCall(call, origin)).join("");
  const head = `<h2>${escapeMarkup(name)}</h2>${renderText(description)}`;
  return `<section id="${id}" class="group">${head}${entries}</section>`;
}
