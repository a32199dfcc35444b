import type { DataSection } from "./export-data.ts";

/** The named columns of every section, for programs. */
export function toJson(sections: DataSection[]): string {
  return JSON.stringify(
    Object.fromEntries(sections.map(({ key, columns, rows }) => [key, rows.map((row) => Object.fromEntries(Object.keys(columns).map((column) => [column, row[column] ?? null])))])),
    null,
    2,
  );
}

/** The same for people: one page that opens without a connection. */
export function toHtmlPage(sections: DataSection[]): string {
  const style =
    "body{font:16px/1.5 Georgia,serif;max-width:1100px;margin:2rem auto;padding:0 1rem;color:#22201c}table{border-collapse:collapse;width:100%;font-size:14px}th,td{border:1px solid #d9d2c4;padding:.4rem .6rem;text-align:left;vertical-align:top}th{background:#f6f3ec}.scroll{overflow-x:auto}";
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Verilerim</title><style>${style}</style></head><body><h1>Verilerim</h1><p>Hazırlanma zamanı: ${toText(new Date())}</p>${sections.map(toTable).join("")}</body></html>`;
}

function toTable({ title, columns, rows }: DataSection): string {
  if (rows.length === 0) return `<h2>${escapeHtml(title)}</h2><p>Kayıt yok.</p>`;
  const head = Object.values(columns).map((label) => `<th scope="col">${escapeHtml(label)}</th>`);
  const body = rows.map(
    (row) =>
      `<tr>${Object.keys(columns)
        .map((column) => `<td>${escapeHtml(toText(row[column]))}</td>`)
        .join("")}</tr>`,
  );
  return `<h2>${escapeHtml(title)}</h2><div class="scroll"><table><thead><tr>${head.join("")}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toLocaleString("tr-TR", { timeZone: "Europe/Istanbul", dateStyle: "long", timeStyle: "short" }) : String(value);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
