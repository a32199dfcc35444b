import { escapeMarkup } from "@site/contract/common/text";
import { z } from "zod";
import { renderLinkedJson } from "./reference-schemas.ts";
import { renderText } from "./reference-text.ts";
import type { Call } from "./types.ts";

const parameter = z.looseObject({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean().optional(),
  schema: z.record(z.string(), z.unknown()),
  example: z.unknown(),
});
const content = z.looseObject({
  content: z.record(z.string(), z.looseObject({ schema: z.unknown().optional(), example: z.unknown().optional() })),
});

type Parameter = z.output<typeof parameter>;

const json = (value: unknown) => JSON.stringify(value, null, 2) ?? "";
const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join("");

/** Renders a call: its texts, a form that the script sends, an example for the shell, and the schemas. */
export function renderCall({ method, path, operation }: Call, origin: string): string {
  const id = operation.operationId ?? "";
  const parameters = (operation.parameters ?? []).flatMap((each) => parameter.safeParse(each).data ?? []);
  const body = content.safeParse(operation.requestBody).data?.content["application/json"];
  const answers = content.safeParse(operation.responses?.["200"]).data?.content ?? {};
  const [answer] = Object.values(answers);
  const isSendable =
    !Object.keys(answers).includes("text/event-stream") && (!operation.requestBody || body !== undefined);
  const english = String(operation["x-summary-en"] ?? "");
  const verb = method.toUpperCase();
  const statuses = Object.keys(operation.responses ?? {}).join(", ");
  const found = [verb, path, operation.summary, english, id].join(" ");
  const command = escapeMarkup(getCurl(verb, origin + path, parameters, body?.example));
  return [
    `<details class="call"${attributes({ id, "data-search": found })}>`,
    `<summary><code class="verb ${method}">${verb}</code> <code class="path">${escapeMarkup(path)}</code> `,
    `<span>${escapeMarkup(operation.summary ?? "")}</span></summary>`,
    renderText(operation.description ?? ""),
    isSendable ? renderForm({ id, method: verb, path, parameters, example: body?.example }) : "",
    `<h3>curl</h3><pre class="curl" tabindex="0">${command}</pre>`,
    isSendable ? '<div class="answer" hidden><h3>Yanıt</h3><p role="status"></p><pre tabindex="0"></pre></div>' : "",
    renderLinkedJson("Gövde", body?.schema),
    renderLinkedJson("Örnek yanıt", answer?.example),
    renderLinkedJson("Yanıtın şeması", answer?.schema),
    `<p class="note">Durum kodları: ${statuses}</p></details>`,
  ].join("");
}

interface FormParts {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  example: unknown;
}

function renderForm({ id, method, path, parameters, example }: FormParts): string {
  const fields = parameters.map((each) => {
    const field = `${id}-${each.name}`;
    const value = each.in === "path" ? String(each.example ?? "") : "";
    const isRequired = each.in === "path" || each.required === true;
    return [
      `<p><label for="${escapeMarkup(field)}"><code>${escapeMarkup(each.name)}</code> `,
      `${describe(each, isRequired)}</label>`,
      `<input${attributes({ id: field, name: each.name, "data-in": each.in, value, autocomplete: "off" })}`,
      isRequired ? " required></p>" : "></p>",
    ].join("");
  });
  const area =
    example === undefined
      ? ""
      : [
          `<p><label for="${id}-body">Gövde (JSON)</label>`,
          `<textarea id="${id}-body" name="body" rows="8" spellcheck="false">`,
          `${escapeMarkup(json(example))}</textarea></p>`,
        ].join("");
  return [
    `<form class="try" hidden${attributes({ "data-method": method, "data-path": path })}>`,
    ...fields,
    area,
    "<p><button>Çağrıyı gönder</button></p></form>",
  ].join("");
}

/** Describes what a parameter takes. */
function describe({ in: place, schema }: Parameter, isRequired: boolean): string {
  const values = Array.isArray(schema.enum) ? schema.enum.join(" | ") : String(schema.type ?? "");
  const places = { path: "adreste", query: "sorguda", header: "başlıkta" };
  return `<span class="note">${escapeMarkup(values)}, ${places[place]}${isRequired ? ", gerekli" : ""}</span>`;
}

/** Returns the call for a shell, with the example values. */
function getCurl(method: string, address: string, parameters: Parameter[], example: unknown): string {
  const filled = parameters
    .filter((each) => each.in === "path")
    .reduce((text, { name, example: value }) => text.replace(`{${name}}`, encodeURIComponent(String(value))), address);
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const parts = [`curl -X ${method} ${quote(filled)}`];
  if (example !== undefined) parts.push(`-H ${quote("Content-Type: application/json")}`, `-d ${quote(json(example))}`);
  return parts.join(" \\\n  ");
}
