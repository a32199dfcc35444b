import { escapeMarkup } from "@site/contract/common/text";
import { callsOf, type OpenApiDocument, type Operation } from "./document.ts";

/** Renders the API reference as plain HTML without scripts: a section per tag, an entry per operation. */
export function renderReference(document: OpenApiDocument): string {
  const calls = callsOf(document).map(({ method, path, operation }) => ({
    method: method.toUpperCase(),
    path,
    operation,
    tag: operation.tags?.[0] ?? "Diğer",
  }));
  const tags = [...new Set(calls.map((call) => call.tag))];
  const parts = tags.map((tag) => {
    const entries = calls
      .filter((call) => call.tag === tag)
      .map(({ method, path, operation }) => renderCall(method, path, operation));
    return `<section><h2>${escapeMarkup(tag)}</h2>${entries.join("")}</section>`;
  });
  const title = escapeMarkup(document.info.title);
  const description = escapeMarkup(document.info.description ?? "");
  return [
    '<!doctype html><html lang="tr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><link rel="stylesheet" href="/docs.css"></head>\n<body><main><h1>${title}</h1>`,
    `<p>${description}. Makineler için: <a href="/api/openapi.json">openapi.json</a></p>`,
    ...parts,
    "</main></body></html>",
  ].join("");
}

function renderCall(method: string, path: string, operation: Operation): string {
  const lock = operation.security?.length ? "<p>Yönetici oturumu gerekir.</p>" : "";
  const parts = [
    ["Parametreler", operation.parameters],
    ["Gövde", operation.requestBody],
    ["Yanıtlar", operation.responses],
  ].flatMap(([title, value]) =>
    value && Object.keys(value).length > 0
      ? [`<h3>${String(title)}</h3><pre tabindex="0">${escapeMarkup(JSON.stringify(value, null, 2))}</pre>`]
      : [],
  );
  const summary = `<code>${method}</code> <code>${escapeMarkup(path)}</code> ${escapeMarkup(operation.summary ?? "")}`;
  return `<details><summary>${summary}</summary>${lock}${parts.join("")}</details>`;
}
