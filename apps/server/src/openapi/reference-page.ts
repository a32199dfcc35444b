import type { generateOpenApiDocument } from "trpc-to-openapi";

/** What trpc-to-openapi makes of the router. */
export type OpenApiDocument = ReturnType<typeof generateOpenApiDocument>;

/** The methods our calls have. */
export const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** The reference as plain HTML that needs no script: a part per tag, an entry per call. */
export function renderReference(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method: method.toUpperCase(), path, operation, tag: operation.tags?.[0] ?? "Diğer" }] : [];
    }),
  );
  const tags = [...new Set(calls.map((call) => call.tag))];
  const parts = tags.map((tag) => {
    const entries = calls
      .filter((call) => call.tag === tag)
      .map(({ method, path, operation }) => renderCall(method, path, operation));
    return `<section><h2>${escapeHtml(tag)}</h2>${entries.join("")}</section>`;
  });
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(document.info.title)}</title><link rel="stylesheet" href="/docs.css"></head>
<body><main><h1>${escapeHtml(document.info.title)}</h1><p>${escapeHtml(document.info.description ?? "")}. Makineler için: <a href="/api/openapi.json">openapi.json</a></p>${parts.join("")}</main></body></html>`;
}

function renderCall(
  method: string,
  path: string,
  operation: {
    summary?: string;
    security?: unknown[];
    parameters?: unknown[];
    requestBody?: unknown;
    responses?: object;
  },
): string {
  const lock = operation.security?.length ? "<p>Yönetici oturumu gerekir.</p>" : "";
  const parts = [
    ["Parametreler", operation.parameters],
    ["Gövde", operation.requestBody],
    ["Yanıtlar", operation.responses],
  ].flatMap(([title, value]) =>
    value && Object.keys(value).length > 0
      ? [`<h3>${String(title)}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`]
      : [],
  );
  return `<details><summary><code>${method}</code> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? "")}</summary>${lock}${parts.join("")}</details>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
