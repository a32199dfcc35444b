import { escapeMarkup } from "@site/contract/common/text";
import type { DataSection } from "../../../core/data-copy.ts";

const STYLE =
  "body{font:16px/1.5 Georgia,serif;max-width:1100px;margin:2rem auto;padding:0 " +
  "1rem;color:#22201c}table{border-collapse:collapse;width:100%;font-size:14px}th,td{border:1px solid " +
  "#d9d2c4;padding:.4rem .6rem;text-align:left;vertical-align:top}th{background:#f6f3ec}.scroll{overflow-x:auto}";
/** Created once: a formatter costs more than formatting a thousand dates. */
const moments = new Intl.DateTimeFormat("tr-TR", {
  timeZone: "Europe/Istanbul",
  dateStyle: "long",
  timeStyle: "short",
});

/** Serialises every section as JSON, page by page. */
export async function* toJson(sections: DataSection[]): AsyncGenerator<string> {
  let comma = "";
  yield "{";
  for (const { key, columns, pages } of sections) {
    yield `${comma}\n  ${JSON.stringify(key)}: [`;
    comma = ",";
    let rowComma = "";
    for await (const rows of pages()) {
      const texts = rows.map((row) =>
        JSON.stringify(Object.fromEntries(Object.keys(columns).map((column) => [column, row[column] ?? null]))),
      );
      yield `${rowComma}\n    ${texts.join(",\n    ")}`;
      rowComma = ",";
    }
    yield "\n  ]";
  }
  yield "\n}\n";
}

/** Serialises every section as one HTML page that works offline. */
export async function* toHtmlPage(sections: DataSection[]): AsyncGenerator<string> {
  yield `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" ` +
    `content="width=device-width"><title>Verilerim</title><style>${STYLE}</style></head><body><h1>Verilerim</h1><p>` +
    `Hazırlanma zamanı: ${toText(new Date())}</p>`;
  for (const section of sections) yield* toTable(section);
  yield "</body></html>";
}

async function* toTable({ title, columns, pages }: DataSection): AsyncGenerator<string> {
  yield `<h2>${escapeMarkup(title)}</h2>`;
  let isEmpty = true;
  for await (const rows of pages()) {
    if (isEmpty)
      yield `<div class="scroll"><table><thead><tr>${Object.values(columns).map(toHeading).join("")}</tr></thead>` +
        "<tbody>";
    isEmpty = false;
    yield rows
      .map(
        (row) =>
          `<tr>${Object.keys(columns)
            .map((column) => toCell(row[column]))
            .join("")}</tr>`,
      )
      .join("");
  }
  yield isEmpty ? "<p>Kayıt yok.</p>" : "</tbody></table></div>";
}

const toHeading = (label: string) => `<th scope="col">${escapeMarkup(label)}</th>`;
const toCell = (value: unknown) => `<td>${escapeMarkup(toText(value))}</td>`;

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? moments.format(value) : String(value);
}
