/**
 * The list separator of Turkish systems, because their decimal mark is the comma; their spreadsheets recognise no
 * other.
 */
const SEPARATOR = ";";

/**
 * Returns a table as CSV (RFC 4180, with semicolons), with a byte order mark by which spreadsheets recognise UTF-8.
 * @param header names without semicolons and quotation marks
 */
export function toCsv(header: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return `\uFEFF${[header.join(SEPARATOR), ...rows.map((row) => row.map(toCell).join(SEPARATOR))].join("\r\n")}\r\n`;
}

/** Returns a cell. A text that begins like a formula gets an apostrophe, because a spreadsheet would run it. */
function toCell(value: unknown): string {
  const text = String(value ?? "");
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
