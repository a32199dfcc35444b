import { escapeMarkup } from "@site/contract/common/text";
import { getEvents } from "./document.ts";
import { renderText } from "./reference-text.ts";
import type { Call, JsonSchema, OpenApiDocument } from "./types.ts";

/** Renders a value as JSON whose references are links to the schemas of the page. */
export function renderLinkedJson(title: string, value: unknown): string {
  if (value === undefined) return "";
  const text = escapeMarkup(JSON.stringify(value, null, 1) ?? "").replace(
    /#\/components\/schemas\/(\w+)/g,
    (reference, name: string) => `<a href="#sema-${name}">${reference}</a>`,
  );
  return `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>`;
}

/** Renders the events that the site sends, with headers and bodies. */
export function renderEvents(document: OpenApiDocument): string {
  const events = getEvents(document).map(renderEvent).join("");
  return `<section id="olaylar" class="group"><h2>Olaylar · events</h2>${events}</section>`;
}

function renderEvent({ path, operation }: Call): string {
  const body = operation.requestBody?.content["application/json"];
  const headers = (operation.parameters ?? []).flatMap((each) =>
    "$ref" in each ? [] : [`- \`${each.name}\`: ${each.description}`],
  );
  return [
    `<details id="olay-${path}"><summary><code class="path">${escapeMarkup(path)}</code> `,
    `<span>${escapeMarkup(operation.summary)}</span></summary>`,
    renderText(`${operation.description}\n\n${headers.join("\n")}`),
    renderLinkedJson("Örnek gövde", body?.example),
    renderLinkedJson("Gövdenin şeması", body?.schema),
    "</details>",
  ].join("");
}

/** Renders the named schemas, which calls and events refer to. */
export function renderSchemas(schemas: Record<string, JsonSchema>): string {
  const entries = Object.entries(schemas).map(
    ([name, schema]) => `<div id="sema-${name}">${renderLinkedJson(name, schema)}</div>`,
  );
  return `<section id="semalar" class="group"><h2>Kayıtlar · schemas</h2>${entries.join("")}</section>`;
}
